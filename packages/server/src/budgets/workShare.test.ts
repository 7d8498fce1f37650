import { expect, test } from 'vitest'
import { workShareOf } from './workShare.ts'

test('work is paid for by those for whom something is under way, to equal parts', () => {
  let worked = 100
  const share = workShareOf(() => worked)
  const endOne = share.begin()
  worked += 10
  const endOther = share.begin()
  worked += 4
  expect(endOne()).toBe(12)
  worked += 3
  expect(endOther()).toBe(5)
})

test('what is worked while nothing is under way is paid for by nobody', () => {
  let worked = 0
  const share = workShareOf(() => worked)
  share.begin()()
  worked += 50
  const end = share.begin()
  worked += 1
  expect(end()).toBe(1)
})
