import { copy, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  askedOf,
  cashByName,
  companyOf,
  does,
  everybodyPasses,
  inStockRound,
  marketOrder,
  newGame,
  open,
  refuses,
} from './position.ts'

test('S-21 Redemption (BO-3.20)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 4 }, held: 2, unowned: 4, treasury: 200 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.redeem('C&O', 4), 'BO-3.20')
  does(state, 'A', actions.redeem('C&O', 3))
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury: 20, unowned: 1, held: 5, price: 60 })
  expect(cashByName(state).A).toBe(375)
  expect(askedOf(state)).toBe('B')
})

test('Where no share is left in the box, that is what is said (BO-3.20)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 4 }, treasury: 200 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.redeem('C&O', 1), 'BO-3.20')
  expect(whyNot(baltimoreOhio, state, 0, actions.redeem('C&O', 1))?.reason).toBe('no-unowned')
})

test('S-22 Only the president (BO-3.20)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 4, B: 1 }, unowned: 4, treasury: 200 })
  inStockRound(state, 'B')
  refuses(state, 'B', actions.redeem('C&O', 1), 'BO-3.20')
})

test('S-23 A pass binds nobody (BO-3.3, BO-3.4)', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 66, players: { A: 3, B: 1 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buy('B&O', 1))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.sell('B&O', 1))
  does(state, 'A', actions.endTurn)
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
  const bought = copy(state)
  does(state, 'A', actions.pass)
  expect(state.round).toBe('operating1')
  does(bought, 'A', actions.buy('B&O', 1))
  expect(bought.round).toBe('stock')
  expect(askedOf(bought)).toBe('B')
})

test('S-24 Fall for unowned shares (BO-4.1, BO-5.1)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 2 })
  open(state, 'NYC', { price: 60, players: { B: 3 } })
  open(state, 'PRR', { price: 60, players: { C: 3 } })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 60, unowned: 2 })
  expect(marketOrder(state)).toEqual(['NYC', 'PRR', 'B&O'])
  expect(askedOf(state)).toBe('B for NYC')
  expect(state.toOperate).toEqual(['PRR', 'B&O'])
})

test('S-25 Order of the falls (BO-4.2, BO-5.1)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 2 })
  open(state, 'NYC', { price: 66, players: { B: 3 }, unowned: 1 })
  open(state, 'PRR', { price: 60, players: { C: 3 } })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect(['B&O', 'NYC', 'PRR'].map((id) => companyOf(state, id as 'PRR').price)).toEqual([60, 60, 60])
  expect(marketOrder(state)).toEqual(['PRR', 'B&O', 'NYC'])
  expect(askedOf(state)).toBe('C for PRR')
})

test('S-25 Between different spaces the order does not show (BO-4.2)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 3 }, unowned: 2 })
  open(state, 'NYC', { price: 66, players: { B: 3 }, unowned: 1 })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect([companyOf(state, 'B&O').price, companyOf(state, 'NYC').price]).toEqual([66, 60])
})

test('S-26 Floor at the end of the round (BO-4.1, BO-0.6)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 34, players: { A: 3 }, unowned: 2 })
  open(state, 'NYC', { price: 34, players: { B: 3 } })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect(companyOf(state, 'B&O').price).toBe(34)
  expect(marketOrder(state)).toEqual(['B&O', 'NYC'])
})
