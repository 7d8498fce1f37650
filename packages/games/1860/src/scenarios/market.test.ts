import { expect, test } from 'vitest'
import { CHART } from '../components/market.ts'
import type { Options1860 } from '../options.ts'
import {
  actions,
  cash,
  cashOf,
  corporation,
  does,
  gainFrom,
  marker,
  passAll,
  setStockRound,
  stockGame,
  tries,
} from './position.ts'

/** X in the scenarios: a company of player A at work, with a train of a phase in which prices still move. */
function atWork(
  price: number,
  charter: Partial<Parameters<typeof corporation>[2]> = {},
  options: Partial<Options1860> = {},
) {
  const state = stockGame({ phase: '5', options })
  corporation(state, 'IOW', { price, players: { A: 5, B: 3 }, trains: ['5+3'], ...charter })
  setStockRound(state, 'A')
  return state
}

test('S17 Zigzag on a sale of three at 182 (MKT.3, MKT.4)', () => {
  const state = atWork(182)
  expect(gainFrom(state, 'A', actions.sell('IOW', 3))).toBe(546)
  expect(marker(state, 'IOW')).toBe(166)
})

test('S18 The same in three lots (MKT.5)', () => {
  const state = atWork(182)
  const steps = [182, 174, 166].map((after) => {
    const paid = gainFrom(state, 'A', actions.sell('IOW'))
    return [paid, marker(state, 'IOW'), after]
  })
  expect(steps).toEqual([
    [182, 182, 182],
    [182, 174, 174],
    [182, 166, 166],
  ])
})

test.each([
  ['perRound', 174],
  ['perTurn', 182],
] as const)('S19 Sales of one player are joined over the round: %s (MKT.6)', (redZone, after) => {
  const state = atWork(182, {}, { redZone })
  expect(gainFrom(state, 'A', actions.sell('IOW'))).toBe(182)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
  expect(gainFrom(state, 'A', actions.sell('IOW'))).toBe(182)
  expect(marker(state, 'IOW')).toBe(after)
  setStockRound(state, 'A', 3)
  does(state, 'A', actions.sell('IOW'))
  expect(marker(state, 'IOW')).toBe(after)
})

test('S20 Two sellers (MKT.6)', () => {
  const state = atWork(158)
  does(state, 'A', actions.sell('IOW'))
  expect(marker(state, 'IOW')).toBe(158)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.sell('IOW', 2))
  expect(marker(state, 'IOW')).toBe(150)
})

test('S21 The zone is read once (MKT.4, MKT.5)', () => {
  const state = atWork(40)
  expect(gainFrom(state, 'A', actions.sell('IOW'))).toBe(40)
  expect(marker(state, 'IOW')).toBe(36)
  expect(gainFrom(state, 'A', actions.sell('IOW'))).toBe(40)
  expect(marker(state, 'IOW')).toBe(31)
})

test('S22 Out of the red zone (MKT.4)', () => {
  const state = atWork(158)
  expect(gainFrom(state, 'A', actions.sell('IOW', 4))).toBe(632)
  expect(marker(state, 'IOW')).toBe(134)
})

test.each([
  ['half', 68],
  ['full', 136],
] as const)('S23 A company that never operated: %s (MKT.3, SR.8, SR.9)', (unoperatedShares, paid) => {
  const state = stockGame({ options: { unoperatedShares } })
  corporation(state, 'NGStL', { price: 68, players: { A: 3, B: 2 }, operated: false })
  setStockRound(state, 'A')
  expect(gainFrom(state, 'A', actions.sell('NGStL', 2))).toBe(paid)
  expect(marker(state, 'NGStL')).toBe(68)
})

test('S24 Trainless, at an odd price (SR.9)', () => {
  const state = atWork(71, { trains: [] })
  expect(gainFrom(state, 'A', actions.sell('IOW', 3))).toBe(105)
  expect(marker(state, 'IOW')).toBe(62)
})

test('S25 Phase 8 (MKT.3, CERT.4)', () => {
  const state = stockGame({ phase: '8' })
  corporation(state, 'IOW', { price: 110, players: { A: 5, B: 3 }, trains: ['8+4'] })
  setStockRound(state, 'A')
  expect(gainFrom(state, 'A', actions.sell('IOW', 5))).toBe(550)
  expect(marker(state, 'IOW')).toBe(110)
})

test('S75 One share at 7 (MKT.4, MKT.9, BKR.1)', () => {
  const state = atWork(7)
  const one = tries(state, 'A', actions.sell('IOW'))
  expect(marker(one, 'IOW')).toBe(7)
  const two = tries(state, 'A', actions.sell('IOW', 2))
  expect([marker(two, 'IOW'), cashOf(two, 'A') - cashOf(state, 'A')]).toEqual([null, 14])
  expect(two.corporations.IOW.shares).toEqual({ players: [0, 0, 0], ipo: 10, pool: 0 })
  const trainless = atWork(7, { trains: [] })
  expect(gainFrom(trainless, 'A', actions.sell('IOW', 2))).toBe(6)
})

test('G07 No bankruptcy by sales from phase 8 on (MKT.3, MKT.9)', () => {
  const state = stockGame({ phase: '8' })
  corporation(state, 'IOW', { price: 7, players: { A: 5, B: 3 }, trains: ['8+4'] })
  setStockRound(state, 'A')
  expect(gainFrom(state, 'A', actions.sell('IOW', 3))).toBe(21)
  expect(marker(state, 'IOW')).toBe(7)
})

test('S90 All of a company (SR.6)', () => {
  const state = stockGame({ phase: '5' })
  corporation(state, 'IOW', { price: 110, players: { A: 9 }, trains: ['5+3'] })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('IOW'))
  expect(state.corporations.IOW.shares).toEqual({ players: [10, 0, 0], ipo: 0, pool: 0 })
  setStockRound(state, 'A', 3)
  expect(gainFrom(state, 'A', actions.sell('IOW', 8))).toBe(880)
  expect([marker(state, 'IOW'), state.corporations.IOW.shares.pool]).toEqual([74, 8])
})

test('S91 No rise when all is sold (SR.13)', () => {
  const state = atWork(100, { players: { A: 6, B: 4 } })
  passAll(state)
  expect([state.stock, marker(state, 'IOW')]).toEqual([null, 100])
})

test('MKT.1, MKT.8: one rank changes the row, and a marker stops at both ends', () => {
  const { cells, down, up, left, right } = CHART
  const priceBeside = (price: number, direction: readonly number[]) =>
    cells[direction[cells.findIndex((cell) => cell.price === price)]!]!.price
  expect([182, 174, 166].map((price) => priceBeside(price, down))).toEqual([174, 166, 158])
  expect([82, 78].map((price) => priceBeside(price, up))).toEqual([86, 82])
  expect([14, 7].map((price) => priceBeside(price, left))).toEqual([0, 0])
  expect([320, 330, 340].map((price) => priceBeside(price, right))).toEqual([340, 340, 340])
})
