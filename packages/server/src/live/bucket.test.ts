import { expect, test } from 'vitest'
import { bucket, bucketsOf, isEmpty, isSpent } from './bucket.ts'

test('so many at once, and so many a second', () => {
  const one = bucket(2, 3)
  expect([0, 0, 0, 0].map((now) => isSpent(one, now))).toEqual([false, false, false, true])
  expect([500, 500].map((now) => isSpent(one, now))).toEqual([false, true])
  expect(isSpent(one, 60_000)).toBe(false)
})

test('whoever took more than there was waits until it is made good', () => {
  const one = bucket(10, 100)
  expect(isEmpty(one, 0)).toBe(false)
  one.left -= 150
  expect([0, 5000, 5200].map((now) => isEmpty(one, now))).toEqual([true, true, false])
})

test('everybody has their own, and has it again', () => {
  const bucketOf = bucketsOf()
  const rate = { perSecond: 1, most: 1 }
  expect(isSpent(bucketOf('Ada', rate), 0)).toBe(false)
  expect(isSpent(bucketOf('Ben', rate), 0)).toBe(false)
  expect(isSpent(bucketOf('Ada', rate), 0)).toBe(true)
})
