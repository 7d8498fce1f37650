import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import type { BnoState } from '../state.ts'
import {
  actions,
  askedOf,
  cardsGone,
  cash,
  companyOf,
  does,
  incomeBy,
  inOperation,
  inStockRound,
  NAMES,
  newGame,
  open,
  refuses,
  technology,
  turnOrder,
} from './position.ts'

const ranking = (state: BnoState) =>
  baltimoreOhio.standings(state).map(({ seat, rank, score }) => [rank, NAMES[seat], score])

test('S-64 New order (BO-12.1, BO-12.2)', () => {
  const state = newGame({ cards: ['C', 'A', 'B', 'D'] })
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  cash(state, { A: 120, B: 90, C: 120, D: 300 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  expect(turnOrder(state)).toEqual(['B', 'C', 'A', 'D'])
  expect(state).toMatchObject({ turn: 2, round: 'stock' })
  expect(askedOf(state)).toBe('B')
})

/** At technology 5 and with a counter, Baltimore makes B&O 30 and Washington 20. */
function nearTheTop(): BnoState {
  const state = newGame()
  technology(state, 5)
  const chart = { equipment: [1], coal: ['K21'], cubes: ['I29'] }
  open(state, 'B&O', { price: 341, players: { A: 3 }, ...chart })
  open(state, 'B&M', { price: 66, players: { B: 5 } })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 375, lastNetIncome: 30 })
  does(state, 'B', actions.income())
  expect(state.round).toBe('operating2')
  return state
}

test('S-65 375 touched and lost (BO-13.1)', () => {
  const state = nearTheTop()
  does(state, 'A', actions.income('Washington'))
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O').price).toBe(341)
  does(state, 'B', actions.income())
  expect(state).toMatchObject({ turn: 2, round: 'stock', endReasons: [] })
})

test('S-66 375 held (BO-13.1, BO-13.2)', () => {
  const state = nearTheTop()
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O').price).toBe(375)
  expect(askedOf(state)).toBe('B for B&M')
  does(state, 'B', actions.income())
  expect(state).toMatchObject({ turn: 1, round: 'over', endReasons: ['price'] })
  expect(askedOf(state)).toBe('')
  for (const name of ['A', 'B', 'C', 'D'] as const) refuses(state, name, actions.pass, 'BO-13.1')
})

test('S-67 Technology 6 (BO-13.1, BO-13.2)', () => {
  const state = newGame()
  cardsGone(state, 25)
  open(state, 'B&O', { price: 100, players: { A: 3 }, treasury: 500, cubes: ['I29'] })
  open(state, 'B&M', { price: 66, players: { B: 5 } })
  inOperation(state, 'B&O')
  expect(state.technology).toBe(5)
  does(state, 'A', actions.buyCard(26))
  expect(state.technology).toBe(6)
  does(state, 'A', actions.income('Baltimore', 'Washington'))
  does(state, 'A', actions.withhold)
  does(state, 'B', actions.income())
  expect(state.round).toBe('operating2')
  const incomes = incomeBy(state, 'A', actions.income('Baltimore', 'Washington'))
  expect(incomes).toEqual({ fromCities: 80, maintenance: 60, net: 20 })
  does(state, 'A', actions.withhold)
  does(state, 'B', actions.income())
  expect(state).toMatchObject({ turn: 1, round: 'over', endReasons: ['technology'] })
})

test('S-68 Score (BO-13.3)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 213, players: { A: 5, B: 1 }, treasury: 900 })
  open(state, 'NYC', { price: 100, players: { A: 2, C: 3 }, treasury: 700 })
  cash(state, { A: 410, B: 0, C: 10, D: 20 })
  inStockRound(state, 'A')
  expect(ranking(state)).toEqual([
    [1, 'A', 1675],
    [2, 'C', 310],
    [3, 'B', 213],
    [4, 'D', 20],
  ])
})

test('S-69 Tie (BO-13.4)', () => {
  const state = newGame({ cards: ['D', 'A', 'B', 'C'] })
  open(state, 'B&O', { price: 375, players: { D: 4 }, equipment: [1], lastNetIncome: 10 })
  cash(state, { A: 100, B: 2000, C: 50, D: 500 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'D', actions.income('Baltimore'))
  does(state, 'D', actions.withhold)
  expect(state.round).toBe('over')
  expect(turnOrder(state)).toEqual(['D', 'A', 'B', 'C'])
  expect(ranking(state)).toEqual([
    [1, 'D', 2000],
    [2, 'B', 2000],
    [3, 'A', 100],
    [4, 'C', 50],
  ])
})

test('S-69 Tie: the lower card wins, whoever has the cash (BO-13.4)', () => {
  const state = newGame({ cards: ['B', 'A', 'D', 'C'] })
  open(state, 'B&O', { price: 375, players: { D: 4 }, equipment: [1], lastNetIncome: 10 })
  cash(state, { A: 100, B: 2000, C: 50, D: 500 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'D', actions.income('Baltimore'))
  does(state, 'D', actions.withhold)
  expect(ranking(state).map(([, name]) => name)).toEqual(['B', 'D', 'A', 'C'])
})
