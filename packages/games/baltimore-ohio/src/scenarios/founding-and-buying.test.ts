import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cash,
  cashByName,
  companyOf,
  does,
  everybodyPasses,
  inStockRound,
  marketOrder,
  newGame,
  open,
  refuses,
  technology,
} from './position.ts'

test('S-03 Founding with one share (BO-3.13, BO-3.14, BO-3.15, BO-3.16, BO-3.17)', () => {
  const state = newGame()
  does(state, 'A', actions.found('B&O', 55, 1))
  expect(cashByName(state).A).toBe(320)
  expect(companyOf(state, 'B&O')).toEqual({
    president: 'A',
    price: 55,
    players: { A: 1, B: 0, C: 0, D: 0 },
    held: 9,
    unowned: 0,
    treasury: 55,
    cubes: ['I31'],
    supply: 28,
    lastNetIncome: 0,
    equipment: [],
    coal: 0,
  })
})

test('S-04 As many as the cash allows (BO-3.10, BO-3.15)', () => {
  const state = newGame()
  refuses(state, 'A', actions.found('B&O', 60, 7), 'BO-3.10')
  does(state, 'A', actions.found('B&O', 60, 6))
  expect(cashByName(state).A).toBe(15)
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 360, held: 4, players: { A: 6 } })
})

test.each([
  [1, [55, 60, 66], [74, 50]],
  [3, [66, 74, 82], [60]],
])('S-05 Only the prices of the level: %d (BO-3.14)', (level, legal, others) => {
  const state = newGame()
  technology(state, level)
  for (const price of others) refuses(state, 'A', actions.found('B&O', price, 1), 'BO-3.14')
  for (const price of legal) {
    const tried = copy(state)
    does(tried, 'A', actions.found('B&O', price, 1))
    expect(companyOf(tried, 'B&O').price).toBe(price)
  }
})

test.each([
  ['Erie', 'C25'],
  ['IC', 'J2'],
  ['NKP', 'E7'],
  ['Wabash', 'F12'],
] as const)('S-06 Later companies: %s starts in %s (BO-1.5)', (company, start) => {
  const state = newGame()
  technology(state, 2)
  refuses(state, 'A', actions.found(company, 66, 1), 'BO-1.5')
  technology(state, 3)
  does(state, 'A', actions.found(company, 66, 1))
  expect(companyOf(state, company).cubes).toEqual([start])
})

test('S-07 Under the stack (BO-3.16, BO-5.1)', () => {
  const state = newGame()
  does(state, 'A', actions.found('B&M', 66, 2))
  does(state, 'B', actions.found('C&O', 66, 2))
  does(state, 'C', actions.found('NYC', 66, 2))
  expect(marketOrder(state)).toEqual(['B&M', 'C&O', 'NYC'])
  everybodyPasses(state)
  expect(askedOf(state)).toBe('A for B&M')
  does(state, 'A', actions.income())
  expect(askedOf(state)).toBe('B for C&O')
  does(state, 'B', actions.income())
  expect(askedOf(state)).toBe('C for NYC')
})

test('S-08 Two kinds of shares (BO-3.10, BO-3.11)', () => {
  const state = newGame()
  open(state, 'NYC', { price: 50, players: { A: 5 }, held: 2, unowned: 3, treasury: 10 })
  cash(state, { B: 260 })
  inStockRound(state, 'B')
  does(state, 'B', actions.buy('NYC', 2, 2))
  expect(cashByName(state).B).toBe(60)
  expect(companyOf(state, 'NYC')).toMatchObject({
    players: { A: 5, B: 4 },
    treasury: 110,
    held: 0,
    unowned: 1,
    price: 50,
  })
})

test('S-09 One company per go (BO-3.2)', () => {
  const state = newGame()
  open(state, 'NYC', { price: 60, players: { A: 3 } })
  open(state, 'B&O', { price: 60, players: { A: 3 } })
  inStockRound(state, 'B')
  does(state, 'B', actions.buy('NYC', 1))
  refuses(state, 'B', actions.buy('B&O', 1), 'BO-14.1')
  expect(askedOf(state)).toBe('C')
})

test('S-10 No holding limit (BO-3.10)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 60, players: { A: 7 }, held: 3, treasury: 20 })
  cash(state, { A: 500 })
  inStockRound(state, 'A')
  does(state, 'A', actions.buy('B&O', 3))
  expect(cashByName(state).A).toBe(320)
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 10 }, held: 0, treasury: 200 })
})
