import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAttempt, writeAttempt } from './attempt.ts'
import { hostileAttempts } from './hostile.ts'

const again = (attempt: Parameters<typeof writeAttempt>[0]) => readAttempt(writeAttempt(attempt))

it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0])(
  'carries %s through text, at any depth',
  (odd) => {
    expect(again({ seat: odd, action: odd })).toStrictEqual({ seat: odd, action: odd })
    const action = { kind: odd, list: [odd, { deep: odd }] }
    expect(again({ seat: 0, action })).toStrictEqual({ seat: 0, action })
  },
)

it('carries whatever JSON can carry', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (action) => {
      expect(again({ seat: 1, action, hostile: true })).toEqual({ seat: 1, action, hostile: true })
    }),
  )
})

it('carries every hostile attempt', () => {
  for (const attempt of hostileAttempts(0, { kind: 'pass' }, [1]))
    expect(writeAttempt(again(attempt))).toBe(writeAttempt(attempt))
})

it('keeps a poisoned key a key', () => {
  const { action } = again({ seat: 0, action: JSON.parse('{"__proto__":{"polluted":true}}') })
  expect(Object.keys(action as object)).toEqual(['__proto__'])
  expect('polluted' in {}).toBe(false)
})
