import { expect, test } from 'vitest'
import { steadinessOf } from './steadyClock.ts'

const MINUTE = 60_000

test('a clock is believed once it has gone evenly for an hour', () => {
  let [clock, passed] = [1_800_000_000_000, 0]
  const isSteady = steadinessOf(
    () => clock,
    () => passed,
  )
  const goOn = (minutes: number, set = 0): boolean => {
    clock += (minutes + set) * MINUTE
    passed += minutes * MINUTE
    return isSteady()
  }
  expect(isSteady()).toBe(false)
  expect(goOn(59)).toBe(false)
  expect(goOn(1)).toBe(true)
  // it is put right by a little now and then
  expect(goOn(10, 0.5)).toBe(true)
  expect(goOn(10, -0.5)).toBe(true)
  expect(goOn(1, 60 * 24 * 60)).toBe(false)
  expect(goOn(30)).toBe(false)
  expect(goOn(1, -60 * 24 * 60)).toBe(false)
  expect(goOn(59)).toBe(false)
  expect(goOn(1)).toBe(true)
})
