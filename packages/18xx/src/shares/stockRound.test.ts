import { expect, test } from 'vitest'
import {
  beginSet,
  closeStockRound,
  endPlayerTurn,
  newStockRound,
  nextSeat,
  noteAction,
  noteSale,
  passForIdle,
  type StockRound,
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
  const told: object[] = []
  expect(
    passForIdle(
      stock,
      SEATS,
      (seat) => seat === 0,
      (event) => told.push(event),
    ),
  ).toBe(false)
  expect(told).toEqual([1, 2].map((seat) => ({ kind: 'passed', seat, idle: true })))
  expect([stock.seat, stock.passes]).toEqual([0, 2])
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

/** A state before its first set, and what is told of it. */
function beforeSet(priority: number) {
  const told: object[] = []
  const state = { set: 0, priority, players: [{}, {}, {}], stock: null as StockRound<'A'> | null }
  beginSet(state, (event) => told.push(event))
  return { state, told }
}

test('a set begins with a stock round, by the holder of the priority deal', () => {
  const { state, told } = beforeSet(1)
  expect([state.set, state.stock]).toEqual([1, newStockRound(1, 3)])
  expect(told).toEqual([{ kind: 'stock-round', set: 1, priority: 1 }])
})

test.each([
  ['to the left of whoever acted last', SEATS, 2],
  ['past whoever has left', [0, 1], 0],
])('the priority deal goes %s', (_, seats, priority) => {
  const { state, told } = beforeSet(1)
  noteAction(state.stock!)
  closeStockRound(state, seats, (event) => told.push(event))
  expect([state.stock, state.priority]).toEqual([null, priority])
  expect(told.at(-1)).toEqual({ kind: 'priority', seat: priority })
})

test('where nobody has acted it stays where it is', () => {
  const { state, told } = beforeSet(1)
  closeStockRound(state, SEATS, (event) => told.push(event))
  expect([state.stock, state.priority, told.length]).toEqual([null, 1, 1])
})
