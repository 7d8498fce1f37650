import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'

function objectsIn(value: unknown, found: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return found
  found.push(value)
  for (const inner of Object.values(value)) objectsIn(inner, found)
  return found
}

it('equals the original and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const fork = copy(value)
      expect(fork).toEqual(value)
      const original = new Set(objectsIn(value))
      expect(objectsIn(fork).some((object) => original.has(object))).toBe(false)
    }),
  )
})

it('copies an object that stands behind a number in a list', () => {
  const list = [1, { coins: 5 }] as const
  expect(copy(list)[1]).not.toBe(list[1])
})

it('copies what stands behind a null', () => {
  const list = [null, [1]] as const
  expect(copy(list)).toEqual(list)
  expect(copy(list)[1]).not.toBe(list[1])
})
