import { expect, test } from 'vitest'
import { bitsOf, hasBit, membersOf } from './bits.ts'

test('a set keeps what is put in, smallest first', () => {
  const set = bitsOf([5, 0, 31, 5])
  expect(membersOf(set)).toEqual([0, 5, 31])
  expect(hasBit(set, 31)).toBe(true)
  expect(hasBit(set, 1)).toBe(false)
  expect(membersOf(bitsOf([]))).toEqual([])
})
