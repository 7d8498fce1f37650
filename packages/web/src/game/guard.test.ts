import { expect, test } from 'vitest'
import { broughtUp, GUARD, isMeant } from './guard.ts'

const arePresses = (...times: number[]): boolean[] => times.map((timeStamp) => isMeant({ timeStamp }))

test('a press is meant once what is there has been there for a while', () => {
  broughtUp(1000)
  expect(arePresses(1000 + GUARD, 1001 + GUARD)).toEqual([true, true])
})

test('a press that was begun before what is there came up is not meant for it', () => {
  broughtUp(1000)
  expect(arePresses(990)).toEqual([false])
})

test('however often somebody presses, only a hand that has rested is heeded', () => {
  broughtUp(1000)
  expect(arePresses(1140, 1280, 1420, 1560, 1700, 1840)).toEqual(Array(6).fill(false))
  expect(arePresses(1840 + GUARD)).toEqual([true])
})

test('who goes on with his own turn is waited for half as long', () => {
  broughtUp(1000, false)
  expect(arePresses(1000 + GUARD / 2)).toEqual([true])
  broughtUp(1000, false)
  expect(arePresses(1200, 1200 + GUARD / 2)).toEqual([false, true])
})
