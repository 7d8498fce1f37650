import { isOffered } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import {
  companyOf,
  does,
  income,
  marketOrder,
  newGame,
  offersTo,
  open,
  operation,
  payOut,
  refuses,
  withhold,
} from '../scenarios/position.ts'

test('BO-10.4 paying or withholding is all or nothing', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  refuses(state, 'A', { kind: 'dividend', choice: 'half' }, 'BO-14.1')
  refuses(state, 'A', { ...payOut, amount: 5 }, 'BO-14.1')
  expect(isOffered(offersTo(state, 'A'), payOut)).toBe(true)
  expect(isOffered(offersTo(state, 'A'), withhold)).toBe(true)
})

test.each([
  [0, payOut, 74],
  [0, withhold, 66],
  [10, payOut, 66],
  [10, withhold, 66],
  [50, payOut, 60],
  [50, withhold, 60],
])('BO-10.5 option priceRiseRequiresDividend: last %d, %j, price %d', (lastNetIncome, choice, price) => {
  const state = newGame({ options: { priceRiseRequiresDividend: true } })
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1], lastNetIncome })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', choice)
  expect(companyOf(state, 'B&O')).toMatchObject({ price, lastNetIncome: 10 })
})

test('BO-10.5 never below 34', () => {
  const state = newGame()
  open(state, 'B&O', { price: 34, players: { A: 3 }, equipment: [1], lastNetIncome: 50 })
  open(state, 'C&O', { price: 34, players: { B: 3 } })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', payOut)
  expect(companyOf(state, 'B&O').price).toBe(34)
  expect(marketOrder(state)).toEqual(['B&O', 'C&O'])
})
