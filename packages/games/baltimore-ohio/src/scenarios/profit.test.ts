import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { BnoState } from '../state.ts'
import {
  actions,
  cashByName,
  companyOf,
  does,
  incomeBy,
  inOperation,
  marketOrder,
  newGame,
  open,
  technology,
} from './position.ts'

/** At technology 2 Richmond brings 30, Norfolk 20 and a counter 40; a card costs 20 and serves both. */
const EARNING = {
  70: { chart: { equipment: [6], coal: ['K21'] }, cities: ['Richmond', 'Norfolk'] },
  40: { chart: { coal: ['K21'] }, cities: [] },
  30: { chart: { equipment: [6] }, cities: ['Richmond', 'Norfolk'] },
}

/** C&O at 66 with this net income made and the dividend to be decided. */
function netIncome(net: keyof typeof EARNING, lastNetIncome: number, options = {}): BnoState {
  const { chart, cities } = EARNING[net]
  const state = newGame({ options })
  technology(state, 2)
  const shares = { players: { A: 4, B: 2 }, held: 3, unowned: 1 }
  open(state, 'C&O', { price: 66, ...shares, treasury: 10, cubes: ['M29', 'M31'], lastNetIncome, ...chart })
  inOperation(state, 'C&O')
  expect(incomeBy(state, 'A', actions.income(...cities)).net).toBe(net)
  return state
}

test('S-56 Dividend (BO-10.1, BO-10.2)', () => {
  const state = netIncome(70, 0)
  does(state, 'A', actions.payOut)
  expect(cashByName(state)).toEqual({ A: 375 + 28, B: 375 + 14, C: 375, D: 375 })
  expect(companyOf(state, 'C&O').treasury).toBe(10 + 21)
})

test('S-57 Withholding (BO-10.3)', () => {
  const state = netIncome(70, 0)
  does(state, 'A', actions.withhold)
  expect(cashByName(state)).toEqual({ A: 375, B: 375, C: 375, D: 375 })
  expect(companyOf(state, 'C&O').treasury).toBe(10 + 70)
})

test.each([
  [70, 74, 21],
  [40, 66, 12],
  [30, 60, 9],
] as const)('S-58 Up, level, down: net %d, price %d (BO-10.5, BO-10.7)', (net, price, toTreasury) => {
  const state = netIncome(net, 40)
  const other = copy(state)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'C&O')).toMatchObject({ price, lastNetIncome: net, treasury: 10 + toTreasury })
  does(other, 'A', actions.withhold)
  expect(companyOf(other, 'C&O')).toMatchObject({ price, lastNetIncome: net, treasury: 10 + net })
})

test('S-59 The choice does not matter (BO-10.5, BO-10.7)', () => {
  const state = netIncome(70, 40)
  does(state, 'A', actions.withhold)
  expect(companyOf(state, 'C&O')).toMatchObject({ price: 74, lastNetIncome: 70 })
})

test('S-59 The choice matters with the option priceRiseRequiresDividend (BO-10.5, BO-10.7)', () => {
  const state = netIncome(70, 40, { priceRiseRequiresDividend: true })
  does(state, 'A', actions.withhold)
  expect(companyOf(state, 'C&O')).toMatchObject({ price: 66, lastNetIncome: 70 })
  expect(incomeBy(state, 'A', actions.income('Richmond', 'Norfolk')).net).toBe(70)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'C&O')).toMatchObject({ price: 66, lastNetIncome: 70 })
})

test('S-60 Ceiling (BO-10.5, BO-0.6)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 375, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 375, players: { B: 3 } })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 375, lastNetIncome: 10 })
  expect(marketOrder(state)).toEqual(['B&O', 'C&O'])
})

test('S-61 First profit (BO-10.6)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 55, players: { A: 3 }, equipment: [1] })
  inOperation(state, 'B&O')
  expect(incomeBy(state, 'A', actions.income('Baltimore')).net).toBe(10)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O').price).toBe(60)
})

test('S-62 Holding back (BO-8.3, BO-10.5)', () => {
  const cubes = [
    ...['I29', 'H30', 'H28', 'H26', 'H24', 'G25', 'F24', 'E23', 'E21', 'E19', 'D24', 'C25'],
    ...['F18', 'F16', 'E15', 'E13', 'E11', 'E9', 'E7', 'H32', 'G33', 'G35'],
  ]
  const best = actions.income('Chicago', 'New York', 'Cleveland', 'Buffalo', 'Baltimore')
  const cheapest = actions.income('New York', 'Cleveland', 'Buffalo', 'Baltimore', 'Washington')
  const state = newGame()
  technology(state, 5)
  open(state, 'B&O', { price: 100, players: { A: 3 }, equipment: [21], cubes, lastNetIncome: 200 })
  inOperation(state, 'B&O')
  const other = copy(state)
  expect(incomeBy(other, 'A', best)).toEqual({ fromCities: 310, maintenance: 50, net: 260 })
  does(other, 'A', actions.payOut)
  expect(companyOf(other, 'B&O')).toMatchObject({ price: 110, lastNetIncome: 260 })
  expect(incomeBy(state, 'A', cheapest)).toEqual({ fromCities: 250, maintenance: 50, net: 200 })
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 100, lastNetIncome: 200 })
  does(state, 'A', best)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 110, lastNetIncome: 260 })
})

test('S-63 After a loss (BO-9.6, BO-10.5)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 3 }, treasury: 100, lastNetIncome: 90 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 60, lastNetIncome: 0 })
  does(state, 'A', actions.buyCard(1))
  expect(incomeBy(state, 'A', actions.income('Baltimore')).net).toBe(10)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 66, lastNetIncome: 10 })
})
