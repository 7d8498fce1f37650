import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Event1846 } from '../events.ts'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  game,
  presidentOf,
  priceNow,
  refuses,
  seatOf,
  setOperation,
  setPhase,
  setStockRound,
  setWithoutPresident,
  sharesByHolder,
  sidesOf,
  slots,
  tiles,
  treasury,
  tries,
} from './position.ts'

test('S89 bankruptcy (1846-7.0a, 1846-7.1c)', () => {
  const state = afterDraft(game(4, { with: ['LSL'] }), { C: ['LSL', 'BIG4'] })
  setPhase(state, 'II')
  corporation(state, 'B&O', { price: 50, players: { C: 2 }, market: 2 })
  corporation(state, 'GT', { price: 40, players: { A: 5 }, trains: ['4'] })
  cash(state, { C: 15 })
  setOperation(state, 'B&O', { step: 'trains' })
  does(state, 'C', actions.bankrupt)
  expect(state.players[seatOf('C')]).toMatchObject({ bankrupt: true, cash: 0 })
  expect(sharesByHolder(state, 'B&O')).toEqual({ market: 4, treasury: 6 })
  expect([priceNow(state, 'B&O'), treasury(state, 'B&O')]).toEqual([50, 115])
  expect([presidentOf(state, 'B&O'), sidesOf(state, 'B&O')]).toEqual([null, []])
  for (const id of ['LSL', 'BIG4'] as const) expect(state.privates[id].status).toBe('closed')
  expect(slots(state, 'G9')).toEqual([null])
  expect(state.minors.BIG4).toMatchObject({ trains: [], treasury: { cash: 0 } })

  expect(askedOf(state)).toBe('A for GT')
  does(state, 'A', actions.run())
  does(state, 'A', actions.endTurn)
  expect(state.operatingRound).toBe(2)
  expect([priceNow(state, 'B&O'), treasury(state, 'B&O'), sidesOf(state, 'B&O')]).toEqual([30, 115, []])
  expect(askedOf(state)).toBe('A for GT')
})

/** NYC cannot buy a train, and C, its president, cannot help. */
function hopeless(others: { A?: number; B?: number; D?: number }) {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 30, players: { C: 2, ...others }, market: 5, treasury: 100 })
  corporation(state, 'IC', { price: 80, players: { C: 2, A: 1 } })
  corporation(state, 'GT', { price: 20, players: { A: 5 }, trains: ['5'] })
  cash(state, { B: 300, C: 206 })
  setOperation(state, 'NYC', { step: 'trains' })
  return state
}

const toNyc = (events: readonly Event1846[]): number =>
  events.reduce(
    (sum, event) => (event.kind === 'paid' && event.payee === 'NYC' ? sum + event.amount : sum),
    0,
  )

test('S90 a corporation without president buys at once (1846-7.01, 1846-7.1d)', () => {
  const state = hopeless({ A: 1, B: 1, D: 1 })
  expect(toNyc(does(state, 'C', actions.bankrupt))).toBe(426)
  expect([sidesOf(state, 'NYC'), treasury(state, 'NYC')]).toEqual([['4/6'], 76])
  expect([presidentOf(state, 'NYC'), presidentOf(state, 'IC')]).toEqual([null, null])
  expect([priceNow(state, 'NYC'), priceNow(state, 'IC')]).toEqual([30, 80])
  expect(askedOf(state)).toBe('A for GT')
})

test('S91 a new president goes on (1846-7.01)', () => {
  const state = hopeless({ A: 1, B: 2 })
  does(state, 'C', actions.bankrupt)
  expect([presidentOf(state, 'NYC'), presidentOf(state, 'IC')]).toEqual(['B', null])
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 1, B: 2, market: 7, treasury: 0 })
  expect([askedOf(state), treasury(state, 'NYC')]).toEqual(['B for NYC', 526])
  refuses(state, 'B', actions.endTurn, '6.60')
  const fourSix = tries(state, 'B', actions.buyTrain('4/6'), actions.endTurn)
  expect([treasury(fourSix, 'NYC'), cashOf(fourSix, 'B')]).toEqual([76, 300])
  const five = tries(state, 'B', actions.buyTrain('5'), actions.endTurn)
  expect([treasury(five, 'NYC'), cashOf(five, 'B')]).toEqual([26, 300])
})

test("S92 the president's share out of the market (1846-7.02, 1846-7.03, 1846-7.04)", () => {
  const state = afterDraft(game(4))
  setWithoutPresident(state, 'IC', { price: 80, players: { A: 1, B: 1, D: 1 }, market: 2 })
  cash(state, { C: 400, D: 400 })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.buy('IC', 'market'), '7.04')
  setStockRound(state, 'D')
  refuses(state, 'D', actions.sell('IC'), '7.02')
  does(state, 'D', actions.buy('IC', 'market'))
  expect(cashOf(state, 'D')).toBe(320)
  expect(sharesByHolder(state, 'IC')).toEqual({ A: 1, B: 1, D: 2, market: 1, treasury: 5 })
  expect(presidentOf(state, 'IC')).toBe('D')
})

test('S93 a corporation without president runs by itself (1846-7.1b)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'II')
  tiles(state, 'I3 #9 r1', 'J4 #9 r0')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: ['4'] })
  setWithoutPresident(state, 'IC', { price: 80, players: { B: 1 }, treasury: 200, trains: ['4'] })
  corporation(state, 'NYC', { price: 50, players: { B: 5 }, trains: ['4'] })
  setOperation(state, 'GT', { step: 'trains' })
  const [board, shares] = [copy(state.board), sharesByHolder(state, 'IC')]
  does(state, 'A', actions.endTurn)
  expect(askedOf(state)).toBe('B for NYC')
  expect([treasury(state, 'IC'), priceNow(state, 'IC'), sidesOf(state, 'IC')]).toEqual([280, 70, ['4']])
  expect(state.board).toEqual(board)
  expect(sharesByHolder(state, 'IC')).toEqual(shares)
})
