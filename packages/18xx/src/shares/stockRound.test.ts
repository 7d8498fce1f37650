import { expect, test } from 'vitest'
import {
  endPlayerTurn,
  newStockRound,
  nextSeat,
  noteAction,
  noteSale,
  passForIdle,
  priorityAfter,
} from './stockRound.ts'

const SEATS = [0, 1, 2]

test('turns go clockwise, past whoever has left', () => {
  expect([nextSeat(SEATS, 0), nextSeat(SEATS, 2)]).toEqual([1, 0])
  expect([nextSeat([0, 3], 0), nextSeat([0, 3], 1), nextSeat([1, 3], 3)]).toEqual([3, 3, 1])
})

test('a sale is remembered for the turn and for the round', () => {
  const stock = newStockRound<'A'>(2, 3)
  stock.passes = 1
  noteSale(stock, 'A')
  expect(stock).toEqual({ seat: 2, passes: 0, lastToAct: 2, soldNow: ['A'], sold: [[], [], ['A']] })
  endPlayerTurn(stock, SEATS)
  expect([stock.seat, stock.soldNow, stock.sold[2]]).toEqual([0, [], ['A']])
})

test('whoever can do nothing passes by himself', () => {
  const stock = newStockRound(1, 3)
  const passed: number[] = []
  expect(
    passForIdle(
      stock,
      SEATS,
      (seat) => seat === 0,
      ({ seat }) => passed.push(seat),
    ),
  ).toBe(false)
  expect([passed, stock.seat, stock.passes]).toEqual([[1, 2], 0, 2])
})

test('the round is over when all have passed in a row', () => {
  const stock = newStockRound(0, 3)
  expect(
    passForIdle(
      stock,
      SEATS,
      () => false,
      () => {},
    ),
  ).toBe(true)
  expect(stock.passes).toBe(3)
  noteAction(stock)
  expect(
    passForIdle(
      stock,
      SEATS,
      () => true,
      () => {},
    ),
  ).toBe(false)
})

test('the priority deal goes to the left of whoever acted last', () => {
  const stock = newStockRound(1, 3)
  expect(priorityAfter(stock, SEATS)).toBeNull()
  noteAction(stock)
  expect([priorityAfter(stock, SEATS), priorityAfter(stock, [0, 1])]).toEqual([2, 0])
})
