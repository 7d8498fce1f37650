import { boardMap, placeToken, reachOf } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { readMap } from '../mapNotation.ts'
import { boardWith, LAKESIDE } from '../testing/lakeside.ts'
import { type ReservedSlot, reservationsBySlot, reservedSlots } from './reservedSlots.ts'
import { placesReached, tokenSlot } from './tokenSlot.ts'

const WEST = { hex: 'B3', city: 0 }
const KEPT = reservedSlots(LAKESIDE, 'B3', 0, () => 'L-home')

test('a printed slot is reserved while a rule says so', () => {
  expect(KEPT).toEqual([{ company: 'Red', slot: 0, rule: 'L-home' }])
  expect(reservedSlots(LAKESIDE, 'B3', 0, () => undefined)).toEqual([])
  expect(reservedSlots(LAKESIDE, 'B3', 1, () => 'L-home')).toEqual([])
  expect(reservedSlots(LAKESIDE, 'C4', 0, () => 'L-home')).toEqual([])
})

test('a token takes the slot reserved for it, or the first that is reserved for nobody', () => {
  const large = boardWith(['B3 #14 r1'])
  expect(tokenSlot(LAKESIDE, large, WEST, KEPT, 'Red')).toBe(0)
  expect(tokenSlot(LAKESIDE, large, WEST, KEPT, 'Blue')).toBe(1)
  expect(tokenSlot(LAKESIDE, large, WEST, [], 'Blue')).toBe(0)
})

test('the last slot is reserved, or the city is full', () => {
  expect(tokenSlot(LAKESIDE, boardWith(), WEST, KEPT, 'Blue')).toEqual({
    rule: 'L-home',
    reason: 'reserved',
    figures: { hex: 'B3', company: 'Red' },
  })
  expect(tokenSlot(LAKESIDE, boardWith([], ['B3 Blue']), WEST, KEPT, 'Red')).toMatchObject({
    rule: 'L-full',
    reason: 'full',
  })
})

test('a reservation without a slot leaves one slot of the city to its company, whichever it is', () => {
  const large = boardWith(['B3 #14 r1'])
  const reserved: ReservedSlot[] = [{ company: 'Red', slot: 'any of city', rule: 'L-home' }]
  expect(tokenSlot(LAKESIDE, large, WEST, reserved, 'Blue')).toBe(0)
  const one = boardWith(['B3 #14 r1'], ['B3 Blue'])
  expect(tokenSlot(LAKESIDE, one, WEST, reserved, 'Green')).toMatchObject({
    rule: 'L-home',
    reason: 'reserved',
  })
  expect(tokenSlot(LAKESIDE, one, WEST, reserved, 'Red')).toBe(1)
  const both: ReservedSlot[] = [...reserved, { company: 'Blue', slot: 'any of hex', rule: 'L-home' }]
  expect(tokenSlot(LAKESIDE, boardWith(), WEST, both, 'Blue')).toMatchObject({ reason: 'reserved' })
})

test('a reservation without a city leaves one slot of the hex to its company', () => {
  const title = {
    ...LAKESIDE,
    board: {
      ...LAKESIDE.board,
      map: boardMap('flat', readMap('hex | color | track | reserved\nB3 | plain | city, city | Red', {})),
    },
  }
  const [first, second] = [0, 1].map((city) => ({ hex: 'B3', city }))
  const reserved = reservedSlots(title, 'B3', 1, () => 'L-home')
  expect(reserved).toEqual([{ company: 'Red', slot: 'any of hex', rule: 'L-home' }])
  expect(tokenSlot(title, boardWith(), first!, reserved, 'Blue')).toBe(0)
  const one = placeToken(boardWith(), title.board, 'B3', 0, 'Blue', 0)
  expect(tokenSlot(title, one, second!, reserved, 'Green')).toMatchObject({
    rule: 'L-home',
    reason: 'reserved',
  })
  expect(tokenSlot(title, one, second!, reserved, 'Red')).toBe(0)
})

test("a reservation is shown in its slot, or in the first empty one that is nobody else's", () => {
  const loose: ReservedSlot = { company: 'Red', slot: 'any of city', rule: 'L-home' }
  const fixed: ReservedSlot = { company: 'Blue', slot: 1, rule: 'L-home' }
  expect(reservationsBySlot(['Green', null, null], [loose, fixed])).toEqual([null, fixed, loose])
  expect(reservationsBySlot(['Green', 'Red'], [fixed])).toEqual([null, null])
})

test('the places that a company reaches', () => {
  const laid = boardWith(['B3 #5 r4', 'C4 #57 r2'], ['B3 Red'])
  expect([...placesReached(reachOf(laid, LAKESIDE.board, 'Red'))]).toEqual([
    { hex: 'B3', city: 0 },
    { hex: 'C4', city: 0 },
  ])
})
