import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test('the order of keys does not matter, the order in a list does', () => {
  expect(difference({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBeUndefined()
  expect(difference({ a: [1, 2] }, { a: [2, 1] })).toEqual({ path: 'a.0', expected: 1, actual: 2 })
})

test('the path leads to the innermost difference', () => {
  const expected = { companies: { 'B&O': { treasury: 50, price: 60 } } }
  const actual = { companies: { 'B&O': { price: 60, treasury: 40 } } }
  expect(difference(expected, actual)).toEqual({ path: 'companies.B&O.treasury', expected: 50, actual: 40 })
})

test('what is missing on one side is a difference', () => {
  expect(difference({ a: [1, 2] }, { a: [1] })).toStrictEqual({
    path: 'a.1',
    expected: 2,
    actual: undefined,
  })
  expect(difference({}, { a: false })).toStrictEqual({ path: 'a', expected: undefined, actual: false })
  expect(difference({ a: null }, {})).toStrictEqual({ path: 'a', expected: null, actual: undefined })
})

test('things of different make differ', () => {
  expect(difference([], {})).toEqual({ path: '', expected: [], actual: {} })
  expect(difference({ a: null }, { a: {} })).toEqual({ path: 'a', expected: null, actual: {} })
  expect(difference({ a: '1' }, { a: 1 }, ['state'])).toEqual({ path: 'state.a', expected: '1', actual: 1 })
})
