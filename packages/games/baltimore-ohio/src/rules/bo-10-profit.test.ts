import { isOffered } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import {
  actions,
  companyOf,
  does,
  inOperation,
  marketOrder,
  newGame,
  offersTo,
  open,
  refuses,
} from '../scenarios/position.ts'

test('BO-10.4 paying or withholding is all or nothing', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  refuses(state, 'A', { kind: 'dividend', choice: 'half' }, 'BO-14.1')
  refuses(state, 'A', { ...actions.payOut, amount: 5 }, 'BO-14.1')
  expect(isOffered(offersTo(state, 'A'), actions.payOut)).toBe(true)
  expect(isOffered(offersTo(state, 'A'), actions.withhold)).toBe(true)
})

test.each([
  [0, actions.payOut, 74],
  [0, actions.withhold, 66],
  [10, actions.payOut, 66],
  [10, actions.withhold, 66],
  [50, actions.payOut, 60],
  [50, actions.withhold, 60],
])('BO-10.5 option priceRiseRequiresDividend: last %d, %j, price %d', (lastNetIncome, choice, price) => {
  const state = newGame({ options: { priceRiseRequiresDividend: true } })
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1], lastNetIncome })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', choice)
  expect(companyOf(state, 'B&O')).toMatchObject({ price, lastNetIncome: 10 })
})

test.each([
  [{}, actions.payOut, 60],
  [{}, actions.withhold, 60],
  [{ priceRiseRequiresDividend: true }, actions.payOut, 60],
  [{ priceRiseRequiresDividend: true }, actions.withhold, 55],
])('BO-10.6 the first profit of a new company: %j, %j, price %d', (options, choice, price) => {
  const state = newGame({ options })
  open(state, 'B&O', { price: 55, players: { A: 3 }, equipment: [1] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', choice)
  expect(companyOf(state, 'B&O')).toMatchObject({ price, lastNetIncome: 10 })
})

test('BO-10.5 never below 34', () => {
  const state = newGame()
  open(state, 'B&O', { price: 34, players: { A: 3 }, equipment: [1], lastNetIncome: 50 })
  open(state, 'C&O', { price: 34, players: { B: 3 } })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O').price).toBe(34)
  expect(marketOrder(state)).toEqual(['B&O', 'C&O'])
})
