import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNotPlain } from './plain.ts'

it('finds nothing in plain JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findNotPlain(value)).toBeUndefined()
    }),
  )
})

it.each([
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  Symbol('x'),
  () => 0,
  new Map(),
  new Set([1]),
  Object.create(null),
])('finds where %s is', (odd) => {
  expect(findNotPlain({ a: [1, { b: odd }] })).toBe('/a/1/b')
})

it('finds a list with a gap', () => {
  const list = [1]
  list[2] = 3
  expect(findNotPlain({ list })).toBe('/')
})
