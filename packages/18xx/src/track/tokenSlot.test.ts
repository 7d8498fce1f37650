import { reachOf } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { reservedSlots } from './reservedSlots.ts'
import { placesReached, tokenSlot } from './tokenSlot.ts'

const WEST = { hex: 'B3', city: 0 }
const KEPT = reservedSlots(LAKESIDE, 'B3', 0, () => 'L-home')

test('a printed slot is kept while a rule keeps it', () => {
  expect(KEPT).toEqual([{ company: 'Red', slot: 0, rule: 'L-home' }])
  expect(reservedSlots(LAKESIDE, 'B3', 0, () => undefined)).toEqual([])
  expect(reservedSlots(LAKESIDE, 'B3', 1, () => 'L-home')).toEqual([])
  expect(reservedSlots(LAKESIDE, 'C4', 0, () => 'L-home')).toEqual([])
})

test('a token takes the slot kept for it, or the first that is kept for nobody', () => {
  const large = boardWith(['B3 #14 r1'])
  expect(tokenSlot(LAKESIDE, large, WEST, KEPT, 'Red')).toBe(0)
  expect(tokenSlot(LAKESIDE, large, WEST, KEPT, 'Blue')).toBe(1)
  expect(tokenSlot(LAKESIDE, large, WEST, [], 'Blue')).toBe(0)
})

test('the last slot is kept, or the city is full', () => {
  expect(tokenSlot(LAKESIDE, boardWith(), WEST, KEPT, 'Blue')).toEqual({
    rule: 'L-home',
    reason: 'kept',
    figures: { hex: 'B3', company: 'Red' },
  })
  expect(tokenSlot(LAKESIDE, boardWith([], ['B3 Blue']), WEST, KEPT, 'Red')).toMatchObject({
    rule: 'L-full',
    reason: 'full',
  })
})

test('the places that a company reaches', () => {
  const laid = boardWith(['B3 #5 r4', 'C4 #57 r2'], ['B3 Red'])
  expect([...placesReached(reachOf(laid, LAKESIDE.board, 'Red'))]).toEqual([
    { hex: 'B3', city: 0 },
    { hex: 'C4', city: 0 },
  ])
})
