import { expect, test } from 'vitest'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  beginRound,
  cash,
  cashOf,
  corporation,
  does,
  game,
  type Name,
  price,
  refuses,
  setOnTop,
  setOperation,
  setStockRound,
} from './position.ts'

const { done, pass } = actions

/** Whoever is asked ends his step, until it is another company's turn. */
function endTurn(state: State1860): void {
  const { operation } = state
  while (state.operation === operation) does(state, (askedOf(state) as string)[0] as Name, done)
}

test('S86 The order of an operating round (OR.2, OR.3)', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 100, players: { A: 5 } })
  corporation(state, 'IOW', { price: 100, players: { B: 5 } })
  corporation(state, 'FYN', { price: 82, players: { C: 5 } })
  const events = beginRound(state)
  expect(events).toContainEqual({ kind: 'operating-round', set: 2, round: 1, order: ['C&N', 'IOW', 'FYN'] })
  const order: string[] = []
  while (state.operation) {
    order.push(state.operation.company)
    endTurn(state)
  }
  expect([order, price(state, 'C&N'), price(state, 'FYN')]).toEqual([['C&N', 'IOW', 'FYN'], 90, 74])
})

test('OR.4: only the president decides', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 100, players: { A: 5 } })
  beginRound(state)
  refuses(state, 'B', done, 'OR.4')
  refuses(state, 'A', pass, 'SR.1')
})

test('S87 Privates pay every operating round (PRIV.1)', () => {
  const state = auctioned(game(3), { A: ['RPSC', 'BHC'], inBank: ['CMH'] })
  corporation(state, 'C&N', { price: 100, players: { B: 5 } })
  cash(state, { A: 0, B: 0, C: 0 })
  beginRound(state, { rounds: 2 })
  expect(cashOf(state, 'A')).toBe(35)
  endTurn(state)
  expect([state.operatingRound, cashOf(state, 'A'), cashOf(state, 'B')]).toEqual([2, 70, 0])
})

test('OR.1: so many operating rounds as the phase says at the end of the stock round', () => {
  for (const [top, rounds] of [
    ['2+1', 1],
    ['4+2', 2],
    ['5+3', 2],
    ['6+3', 3],
  ] as const) {
    const state = auctioned(game(3))
    setOnTop(state, top)
    corporation(state, 'C&N', { price: 100, players: { A: 10 } })
    setStockRound(state, 'A')
    while (state.round === 'stock') does(state, askedOf(state) as Name, pass)
    expect([state.round, state.operatingRound, state.operatingRounds]).toEqual(['operating', 1, rounds])
  }
})

test('S74 Bankruptcy in an operating round (BKR.5)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '4+2')
  corporation(state, 'BHI&R', { price: 14, players: { A: 5, B: 3 }, treasury: 400 })
  corporation(state, 'FYN', { price: 7, players: { B: 5 } })
  cash(state, { A: 100, B: 100, C: 100 })
  beginRound(state)
  does(state, 'A', done)
  if (state.operation?.company === 'BHI&R') does(state, 'A', done)
  expect(state.corporations['BHI&R']).toMatchObject({ bankrupt: true, par: null, treasury: { cash: 400 } })
  expect([state.operation!.company, state.priority]).toEqual(['FYN', 0])
})

test('G19, G20 The last one goes bankrupt, too, and the round ends (OR.2, BKR.5)', () => {
  const state = auctioned(game(3))
  corporation(state, 'FYN', { price: 90, players: { A: 5 } })
  corporation(state, 'S&C', { price: 14, players: { B: 5 } })
  corporation(state, 'VYSC', { price: 7, players: { C: 5 } })
  cash(state, { A: 100, B: 100, C: 100 })
  beginRound(state)
  const order: string[] = []
  while (state.operation) {
    order.push(state.operation.company)
    endTurn(state)
  }
  expect([order, state.market.map(({ company }) => company), state.round]).toEqual([
    ['FYN', 'S&C', 'VYSC'],
    ['FYN'],
    'stock',
  ])
})

test('G20 With a marker at 340 the game then ends by itself (END.1, BKR.5)', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 340, players: { A: 5 } })
  corporation(state, 'VYSC', { price: 7, players: { C: 5 } })
  setOperation(state, 'VYSC', { step: 'track' })
  endTurn(state)
  expect([state.round, state.endReason]).toEqual(['over', 'highest-price'])
})
