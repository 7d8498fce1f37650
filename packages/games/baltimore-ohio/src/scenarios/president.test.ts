import { expect, test } from 'vitest'
import { actions, askedOf, companyOf, does, inStockRound, newGame, open, refuses } from './position.ts'

test('S-18 Equal is not enough (BO-3.19)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 60, players: { A: 4, B: 3 } })
  inStockRound(state, 'B')
  does(state, 'B', actions.buy('B&O', 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 4, B: 4 }, president: 'A' })
  for (const name of ['C', 'D', 'A'] as const) does(state, name, actions.pass)
  does(state, 'B', actions.buy('B&O', 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 4, B: 5 }, president: 'B' })
})

test('S-19 Tie of successors (BO-3.19, BO-0.10)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 60, players: { A: 4, B: 2, C: 1, D: 2 }, held: 1 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 3))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 1, B: 2, C: 1, D: 2 }, president: 'B' })
})

test('S-19 Tie of successors: the seat decides, not the turn order card (BO-3.19, BO-0.10)', () => {
  // seats A, D, C, B clockwise are the same table with two names exchanged: who sits left of A has card 4
  const state = newGame({ cards: ['A', 'D', 'C', 'B'] })
  open(state, 'B&O', { price: 60, players: { A: 4, B: 2, C: 1, D: 2 }, held: 1 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 3))
  expect(companyOf(state, 'B&O').president).toBe('B')
})

test('S-20 President at once (BO-3.9, BO-3.19, BO-3.20)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 60, players: { A: 3, B: 2 }, unowned: 2, treasury: 300 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 2))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 1, B: 2 }, president: 'B' })
  expect(askedOf(state)).toBe('A')
  refuses(state, 'A', actions.redeem('B&O', 1), 'BO-3.9')
  does(state, 'A', actions.endTurn)
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  refuses(state, 'A', actions.redeem('B&O', 1), 'BO-3.20')
})
