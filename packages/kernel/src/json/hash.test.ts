import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonical, hash } from './hash.ts'

const reversed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reversed(field)]),
  )
}

it('does not depend on the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hash(reversed(value))).toBe(hash(value))
    }),
  )
})

it('is canonical JSON: reading it gives the value back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
    }),
  )
})

it('tells different positions apart', () => {
  const hashes = [[], {}, null, 0, '0', [0], [[0]], { a: 0 }, { a: [0] }, { b: 0 }, [1, 2], [2, 1], [12]].map(
    hash,
  )
  expect(new Set(hashes).size).toBe(hashes.length)
})

it('stays the same from release to release', () => {
  expect(hash({ turn: 3, players: ['A', 'B'], chance: [1, 2, 3, 4], auction: null })).toBe('27ccd5ba158fb628')
  expect(hash('')).toBe('ffcaaa853d3755e5')
})
