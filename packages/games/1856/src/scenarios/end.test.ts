import { expect, test } from 'vitest'
import { scoreOf } from '../state.ts'
import {
  actions,
  auctioned,
  cash,
  cashOf,
  corporation,
  does,
  game,
  setOperation,
  setTrainsLeft,
  sharesByHolder,
  tiles,
} from './position.ts'

test('S55, 2.7l, 4b, 4d: a bankrupt keeps what he cannot sell, less the loans on it', () => {
  const state = auctioned(game(), { A: ['NFSBC'] })
  setTrainsLeft(state, '3', 0)
  setTrainsLeft(state, '4', 4)
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 2 }, loans: 1 })
  corporation(state, 'GT', { cell: [4, 4], players: { A: 1, C: 5 } })
  tiles(state, 'J15 #57 r0', 'J13 #57 r0')
  cash(state, { A: 10 })
  setOperation(state, 'BBG', { step: 'trains' })
  does(state, 'A', actions.bankrupt)
  // the GT share is sold, and the money is the bank's
  expect([state.endReason, cashOf(state, 'A'), sharesByHolder(state, 'GT')]).toEqual([
    'bankruptcy',
    0,
    { C: 5, bank: 4, pool: 1 },
  ])
  expect(scoreOf(state, 0)).toBe(2 * (100 - 10) + 100)
})

test('S78, 4d, 5.2j: $10 less a share for each loan, and privates at their face value', () => {
  const state = auctioned(game(), { A: ['FT'] })
  corporation(state, 'GT', { cell: [1, 4], players: { A: 3, B: 2 }, loans: 2 })
  cash(state, { A: 0 })
  expect(scoreOf(state, 0)).toBe(3 * (90 - 20) + 20)
})
