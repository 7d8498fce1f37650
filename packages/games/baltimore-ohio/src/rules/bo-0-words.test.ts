import { redactFor } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { PRICES } from '../components/money.ts'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  cash,
  cashByName,
  companyOf,
  does,
  everybodyPasses,
  incomeBy,
  inOperation,
  inStockRound,
  marketOrder,
  newGame,
  open,
  refuses,
} from '../scenarios/position.ts'

test('BO-0.2 a company has ten shares and no more', () => {
  const state = newGame()
  cash(state, { A: 2000 })
  refuses(state, 'A', actions.found('B&O', 55, 11), 'BO-0.2')
  does(state, 'A', actions.found('B&O', 55, 10))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 10 }, held: 0, treasury: 550 })
})

test('BO-0.4 the technology level only rises: scrapping the last card of a level keeps it', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [6] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.scrap(6))
  expect(state.technology).toBe(2)
})

test('BO-0.5 the price track', () => {
  expect(PRICES).toEqual([
    34, 37, 41, 45, 50, 55, 60, 66, 74, 82, 91, 100, 110, 121, 133, 146, 160, 176, 194, 213, 234, 257, 282,
    310, 341, 375,
  ])
})

test('BO-0.6 a token goes under the stack it enters, at both ends too', () => {
  const state = newGame()
  open(state, 'B&M', { price: 375, players: { B: 3 } })
  open(state, 'B&O', { price: 341, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 37, players: { C: 3 } })
  open(state, 'NYC', { price: 34, players: { D: 3 } })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'C&O', 'NYC'])
  expect(companyOf(state, 'B&O').price).toBe(375)
  does(state, 'C', actions.income())
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'NYC', 'C&O'])
  expect(companyOf(state, 'C&O').price).toBe(34)
  does(state, 'D', actions.income())
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'NYC', 'C&O'])
})

test('BO-0.6 a loss is one move of two steps: the space passed over is not entered', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'B&M', { price: 60, players: { B: 3 } })
  open(state, 'C&O', { price: 55, players: { C: 3 } })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income())
  expect(marketOrder(state)).toEqual(['B&M', 'C&O', 'B&O'])
})

test('BO-0.7 any net income is remembered, however large', () => {
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20', 'M29', 'M31']
  const coal = ['H26', 'I23', 'K21', 'L18', 'L20']
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, equipment: [1, 2], cubes, coal })
  inOperation(state, 'C&O')
  expect(incomeBy(state, 'A', actions.income('Richmond', 'Norfolk')).net).toBe(230)
  does(state, 'A', actions.withhold)
  expect(companyOf(state, 'C&O').lastNetIncome).toBe(230)
})

test('BO-0.8 everything is open to all', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, equipment: [1] })
  inStockRound(state, 'A')
  const { chance: _, ...known } = state
  for (const viewer of [0, 1, 2, 3, null])
    expect(redactFor(baltimoreOhio, state, viewer)).toMatchObject(known)
})

test('BO-0.9 the bank pays whatever is due', () => {
  const state = newGame()
  open(state, 'B&O', { price: 375, players: { A: 9, B: 1 } })
  cash(state, { A: 100000 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 9))
  expect(cashByName(state).A).toBe(100000 + 9 * 375)
})

test('BO-0.10 left goes round the table', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 2, B: 2, C: 4, D: 1 }, president: 'C' })
  inStockRound(state, 'C')
  does(state, 'C', actions.sell('B&O', 4))
  expect(companyOf(state, 'B&O').president).toBe('A')
})

test('BO-0.11 unfounded, open, in receivership', () => {
  const state = newGame()
  expect(companyOf(state, 'B&O')).toMatchObject({ president: null, price: null })
  does(state, 'A', actions.found('B&O', 66, 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ president: 'A', price: 66 })
  everybodyPasses(state)
  does(state, 'A', actions.income())
  expect(companyOf(state, 'B&O')).toMatchObject({ president: null, price: null, held: 10 })
})
