import type { StopScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { worthOf } from './worthOf.ts'

const city = (now: number): StopScene => ({
  kind: 'city',
  revenue: { values: [now], now },
  slots: [null],
  kept: [null],
})

test('what the stops of a tile are worth is said once for all that are alike', () => {
  expect(worthOf({ stops: [] })).toBe('')
  expect(worthOf({ stops: [city(0)] })).toBe('')
  expect(worthOf({ stops: [city(40), city(40)] })).toBe('40')
  expect(worthOf({ stops: [city(10), city(20)] })).toBe('10/20')
})
