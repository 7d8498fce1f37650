import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const run = (program: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../dist/stress/${program}.js`, import.meta.url)), ...args],
    {
      encoding: 'utf8',
    },
  )

test.each(['hammer', 'load'])('%s says what it can be told', (program) => {
  const { status, stdout, stderr } = run(program, '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('--store ')
})

test.each([
  ['hammer', '--fast'],
  ['hammer', '--seconds', 'many'],
  ['load', '--store', 'paper'],
  ['load', '--phases', '50'],
])('%s %s %s is wrong, and says so without a stack', (program, ...args) => {
  const { status, stderr } = run(program, ...args)
  expect(status).toBe(2)
  expect(stderr).toContain(args[0])
  expect(stderr).not.toContain('    at ')
})
