import { expect, test } from 'vitest'
import { bucket, bucketsOf, fillTo, isEmpty, isSpent, takenFrom } from './bucket.ts'

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
  const buckets = bucketsOf(2)
  const rate = { perSecond: 1, most: 1 }
  const isSpentBy = (who: string) => isSpent(buckets.of(who, rate), 0)
  expect(['Ada', 'Ben', 'Ada'].map(isSpentBy)).toEqual([false, false, true])
  expect([...buckets.all()].map(([who]) => who)).toEqual(['Ben', 'Ada'])
  expect(isSpentBy('Cid')).toBe(false)
  // who has not been seen for longest is forgotten
  expect(['Ada', 'Ben'].map(isSpentBy)).toEqual([true, false])
  expect(isSpent(buckets.of('Ben', { ...rate, most: 2 }), 0)).toBe(false)
})

test('what was taken is known, whatever has come in since', () => {
  const one = bucket(10, 100)
  isEmpty(one, 0)
  one.left -= 60
  isEmpty(one, 2000)
  one.left -= 5
  expect([one.left, takenFrom(one)]).toEqual([55, 65])
  fillTo(one, -20, 3000)
  expect([one.left, takenFrom(one)]).toEqual([-20, 65])
})
