import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  game,
  priceNow,
  setOperation,
  treasury,
} from './position.ts'

/** NYC has run for so much, and players have all its shares. */
function earned(revenue: number, price = 100) {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price, players: { A: 6, B: 4 } })
  cash(state, { A: 0, B: 0 })
  setOperation(state, 'NYC', { step: 'dividend', revenue })
  return state
}

test.each([
  [250, 120, 13],
  [30, 10, 2],
  [10, 0, 1],
])('S68 half of %d (1846-6.40c)', (revenue, kept, perShare) => {
  const state = earned(revenue)
  does(state, 'A', actions.half)
  expect(treasury(state, 'NYC')).toBe(kept)
  expect([cashOf(state, 'A'), cashOf(state, 'B')]).toEqual([6 * perShare, 4 * perShare])
})

test('S69 the market gets nothing (1846-6.40b)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 100, players: { A: 4 }, market: 3 })
  cash(state, { A: 0 })
  setOperation(state, 'NYC', { step: 'dividend', revenue: 200 })
  const bank = state.bank.cash
  does(state, 'A', actions.full)
  expect([cashOf(state, 'A'), treasury(state, 'NYC')]).toEqual([80, 60])
  expect(state.bank.cash).toBe(bank - 140)
  expect(priceNow(state, 'NYC')).toBe(124)
})

test.each([
  [40, 90],
  [50, 100],
  [90, 100],
  [100, 112],
  [190, 112],
  [200, 124],
  [300, 124],
])('S70 price 100, %d distributed (1846-6.41)', (revenue, price) => {
  const state = earned(revenue)
  does(state, 'A', actions.full)
  expect(priceNow(state, 'NYC')).toBe(price)
})

test.each([
  [150, 450, 180],
  [165, 490, 195],
  [165, 500, 212],
  [137, 60, 124],
  [137, 70, 137],
  [550, 600, 550],
])('S71 price %d, %d distributed (1846-6.41)', (before, revenue, after) => {
  const state = earned(revenue, before)
  does(state, 'A', actions.full)
  expect(priceNow(state, 'NYC')).toBe(after)
})

test.each([
  ['full', actions.full, 124, 0],
  ['half', actions.half, 112, 110],
  ['withhold', actions.withhold, 100, 220],
] as const)('S72 price 112, revenue 220: %s (1846-6.41)', (_, choice, price, kept) => {
  const state = earned(220, 112)
  does(state, 'A', choice)
  expect(priceNow(state, 'NYC')).toBe(price)
  expect(treasury(state, 'NYC')).toBe(kept)
})

test('S73 a corporation that closes in its turn owes no train (1846-5.25)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 10, players: { A: 5 } })
  corporation(state, 'GT', { price: 50, players: { B: 5 } })
  cash(state, { A: 100 })
  setOperation(state, 'NYC', { toOperate: ['GT'] })
  does(state, 'A', actions.run())
  expect(state.corporations.NYC.status).toBe('closed')
  expect(priceNow(state, 'NYC')).toBeNull()
  expect(cashOf(state, 'A')).toBe(100)
  expect(askedOf(state)).toBe('B for GT')
})
