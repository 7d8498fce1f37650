import { expect, test } from 'vitest'
import { BadInput } from './badInput.ts'
import { withEnvironment } from './environment.ts'
import type { Shell } from './shell.ts'

const FLAGS = {
  port: { kind: 'number', value: 'N', min: 0, max: 99 },
  'mail-from': { kind: 'text', value: 'ADDRESS' },
  'trust-proxy': { kind: 'switch' },
} as const

const NOTHING = { port: undefined, 'mail-from': undefined, 'trust-proxy': false }

const within = (env: Shell['env']) => ({ env }) as Shell

test('what is not given comes from the environment', () => {
  const env = {
    ROUNDHOUSE_PORT: '12',
    ROUNDHOUSE_MAIL_FROM: 'A <a@example.com>',
    ROUNDHOUSE_TRUST_PROXY: '1',
  }
  expect(withEnvironment(NOTHING, FLAGS, within(env))).toEqual({
    port: 12,
    'mail-from': 'A <a@example.com>',
    'trust-proxy': true,
  })
  expect(withEnvironment({ ...NOTHING, port: 0 }, FLAGS, within(env)).port).toBe(0)
  expect(withEnvironment(NOTHING, FLAGS, within({}))).toEqual(NOTHING)
  expect(
    withEnvironment(NOTHING, FLAGS, within({ ROUNDHOUSE_PORT: '', ROUNDHOUSE_TRUST_PROXY: '0' })),
  ).toEqual(NOTHING)
})

test('what is wrong in the environment is told like a flag', () => {
  expect(() => withEnvironment(NOTHING, FLAGS, within({ ROUNDHOUSE_PORT: 'x' }))).toThrow(BadInput)
})
