import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cashByName,
  companyOf,
  does,
  inStockRound,
  marketOrder,
  newGame,
  open,
  refuses,
} from './position.ts'

test('S-11 Four shares, one step (BO-3.6, BO-3.7)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 6 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 4))
  expect(cashByName(state).A).toBe(375 + 296)
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 2 }, held: 4, unowned: 4, price: 66 })
})

test('S-12 Two companies, one step each (BO-3.5, BO-3.7)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 82, players: { A: 3, B: 2 } })
  open(state, 'B&M', { price: 66, players: { A: 2, B: 2 }, president: 'B' })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 2))
  does(state, 'A', actions.sell('B&M', 2))
  expect(cashByName(state).A).toBe(375 + 164 + 132)
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 1, B: 2 }, unowned: 2, price: 74 })
  expect(companyOf(state, 'B&M')).toMatchObject({ players: { A: 0, B: 2 }, unowned: 2, price: 60 })
})

test('S-13 The same company twice in one go (BO-3.5)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 4 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 1))
  refuses(state, 'A', actions.sell('B&O', 2), 'BO-3.5')
  does(state, 'A', actions.endTurn)
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  does(state, 'A', actions.sell('B&O', 2))
  expect(cashByName(state).A).toBe(375 + 74 + 2 * 66)
  expect(companyOf(state, 'B&O').price).toBe(60)
})

test('S-14 The last share (BO-3.8)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 2 }, held: 8 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.sell('B&O', 2), 'BO-3.8')
  does(state, 'A', actions.sell('B&O', 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 1 }, president: 'A', unowned: 1 })
})

test('S-15 Someone else keeps it (BO-3.8, BO-3.19)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 2, B: 1 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 2))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 0, B: 1 }, president: 'B' })
  expect(askedOf(state)).toBe('A')
})

test('S-16 Floor (BO-3.7, BO-0.6)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 34, players: { A: 3, B: 1 } })
  open(state, 'PRR', { price: 34, players: { C: 2 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('C&O', 2))
  expect(cashByName(state).A).toBe(375 + 68)
  expect(companyOf(state, 'C&O').price).toBe(34)
  expect(marketOrder(state)).toEqual(['C&O', 'PRR'])
})

test('S-17 No round trip (BO-3.9)', () => {
  const state = newGame()
  open(state, 'NYC', { price: 66, players: { A: 3, B: 1 } })
  open(state, 'B&M', { price: 60, players: { B: 2 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('NYC', 1))
  refuses(state, 'A', actions.buy('NYC', 1), 'BO-3.9')
  refuses(state, 'A', actions.buy('NYC', 0, 1), 'BO-3.9')
  does(state, 'A', actions.buy('B&M', 1))
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  does(state, 'A', actions.buy('NYC', 1))
  expect(companyOf(state, 'NYC')).toMatchObject({ players: { A: 3, B: 1 }, price: 60, unowned: 1 })
})
