import { expect, test } from 'vitest'
import { armGuard, guardedFor, isDeliberate, MISCLICK_GUARD, wasPressedEarly } from './misclickGuard.ts'

const arePresses = (...times: number[]): boolean[] => times.map((timeStamp) => isDeliberate({ timeStamp }))

test('a press is meant once what is there has been there for a while', () => {
  armGuard(1000)
  expect(arePresses(1000 + MISCLICK_GUARD, 1001 + MISCLICK_GUARD)).toEqual([true, true])
})

test('a press that was begun before what is there came up is not meant for it', () => {
  armGuard(1000)
  expect(arePresses(990)).toEqual([false])
})

test('however often somebody presses, only a hand that has rested is heeded', () => {
  armGuard(1000)
  expect(arePresses(1140, 1280, 1420, 1560, 1700, 1840)).toEqual(Array(6).fill(false))
  expect(arePresses(1840 + MISCLICK_GUARD)).toEqual([true])
})

test('who goes on with his own turn is waited for half as long', () => {
  armGuard(1000, false)
  expect(arePresses(1000 + MISCLICK_GUARD / 2)).toEqual([true])
  armGuard(1000, false)
  expect(arePresses(1200, 1200 + MISCLICK_GUARD / 2)).toEqual([false, true])
})

test('whoever presses too early is told, until a press counts', () => {
  armGuard(1000)
  expect(guardedFor.value).toEqual({ milliseconds: MISCLICK_GUARD })
  expect(wasPressedEarly.value).toBe(false)
  isDeliberate({ timeStamp: 1100 })
  expect(wasPressedEarly.value).toBe(true)
  isDeliberate({ timeStamp: 1100 + MISCLICK_GUARD })
  expect(wasPressedEarly.value).toBe(false)
})
