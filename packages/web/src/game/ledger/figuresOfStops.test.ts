import type { StopScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { figuresOfStops } from './figuresOfStops.ts'

const city = (now: number): StopScene => ({
  kind: 'city',
  revenue: { values: [now], now },
  slots: [null],
  reservedFor: [null],
})

test('what the stops of a tile are worth is said once for all that are alike', () => {
  expect(figuresOfStops({ stops: [] })).toBe('')
  expect(figuresOfStops({ stops: [city(0)] })).toBe('')
  expect(figuresOfStops({ stops: [city(40), city(40)] })).toBe('40')
  expect(figuresOfStops({ stops: [city(10), city(20)] })).toBe('10/20')
})
