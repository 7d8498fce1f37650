import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { copy } from './copy.ts'
import { canonical } from './hash.ts'
import { isSameJson } from './same.ts'

it('is the same as its copy, whatever it is', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameJson(value, copy(value))))
})

it('says what the texts of two values say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      expect(isSameJson(one, other)).toBe(canonical(one) === canonical(other))
    }),
  )
})

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [['a'], { 0: 'a' }, false],
  [[1, 2], [1], false],
  [null, {}, false],
  [{}, null, false],
  [Number.NaN, Number.NaN, true],
  [Number.NaN, null, false],
])('%j and %j: %s', (one, other, same) => {
  expect(isSameJson(one, other)).toBe(same)
})
