import { expect, test } from 'vitest'
import { standings } from '../end.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  bank,
  cash,
  corporation,
  does,
  game,
  type Name,
  setOperation,
  setPhase,
  setStockRound,
} from './position.ts'

const { done, full, pass, sell } = actions

const scoreOfA = (state: State1860) => standings(state).find(({ seat }) => seat === 0)!.score

/** Everybody passes and every step ends, until the game is over or so many operating rounds have begun. */
function playOn(state: State1860, until: () => boolean): void {
  while (state.round !== 'over' && !until()) {
    const name = (askedOf(state) as string)[0] as Name
    does(state, name, state.round === 'stock' ? pass : done)
  }
}

test('S83 The bank (END.2)', () => {
  for (const [left, isBroken] of [
    [10, true],
    [30, false],
  ] as const) {
    const state = auctioned(game(3))
    corporation(state, 'C&N', { price: 90, players: { A: 10 } })
    setOperation(state, 'C&N', { step: 'dividend', revenue: 30, rounds: 2 })
    bank(state, left, 'B')
    does(state, 'A', full)
    expect([state.bank.cash, state.bankBroken]).toEqual([left - 30, isBroken])
    playOn(state, () => state.operatingRound === 2)
    expect(state.endReason).toBe(isBroken ? 'bank' : null)
  }
})

test('S83: in a stock round, it is the next operating round that is the last', () => {
  const state = auctioned(game(3))
  setPhase(state, '5')
  corporation(state, 'C&N', { price: 90, players: { A: 9 }, trains: ['5+3'] })
  setStockRound(state, 'A')
  bank(state, 50, 'B')
  does(state, 'A', sell('C&N'))
  expect([state.bankBroken, state.round]).toEqual([true, 'stock'])
  playOn(state, () => false)
  expect([state.endReason, state.operatingRound]).toEqual(['bank', 1])
})

test('S59, END.1: a marker at 340 ends the game after the round', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 320, players: { A: 5 } })
  corporation(state, 'IOW', { price: 90, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'dividend', revenue: 400, rounds: 3 })
  does(state, 'A', full)
  expect([state.round, state.operation!.company]).toEqual(['operating', 'IOW'])
  playOn(state, () => false)
  expect([state.endReason, state.operatingRound]).toEqual(['highest-price', 1])
})

test('S84 Scoring (END.4)', () => {
  for (const [trainlessScore, score] of [
    ['perShare', 1185],
    ['perCertificate', 1186],
  ] as const) {
    const state = auctioned(game(3, { trainlessScore }), { A: ['RPSC'] })
    corporation(state, 'FYN', { price: 71, players: { A: 3 }, treasury: 600 })
    corporation(state, 'C&N', { price: 150, players: { B: 4, A: 3 }, trains: ['3+2'] })
    cash(state, { A: 500 })
    expect(scoreOfA(state)).toBe(score)
  }
})

test('END.5: one that has not floated counts half of its par price', () => {
  const state = auctioned(game(3))
  corporation(state, 'FYN', { price: null, players: { A: 3 }, par: 62 })
  cash(state, { A: 0 })
  expect(scoreOfA(state)).toBe(93)
})

test('G25 Shares of companies without trains (END.4, SR.9)', () => {
  for (const [unoperatedShares, score] of [
    ['half', 197],
    ['full', 259],
  ] as const) {
    const state = auctioned(game(3, { unoperatedShares }))
    corporation(state, 'VYSC', { price: 62, players: { A: 2, B: 1 }, operated: false })
    corporation(state, 'FYN', { price: 71, players: { B: 4, A: 1 } })
    corporation(state, 'IOW', { price: 100, players: { B: 4, A: 1 }, trains: ['2+1'] })
    cash(state, { A: 0 })
    expect(scoreOfA(state)).toBe(score)
  }
})

test('G23 The Southern Railway alone does not make the bank unlimited (END.2, NAT.2)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  corporation(state, 'C&N', { price: 90, players: { A: 10 }, trains: ['9+5'] })
  corporation(state, 'FYN', { price: 82, players: { B: 5 } })
  setOperation(state, 'C&N', { step: 'dividend', revenue: 30, rounds: 3 })
  bank(state, 20, 'C')
  does(state, 'A', full)
  expect([state.bank.cash, state.bankBroken, state.nationalisation]).toEqual([-10, true, null])
  playOn(state, () => false)
  expect([state.endReason, state.operatingRound]).toEqual(['bank', 1])
})

test('END.4: equal scores share the win', () => {
  const state = auctioned(game(3))
  cash(state, { A: 100, B: 100, C: 50 })
  expect(standings(state).map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ])
})

test('END.7: nothing is left to happen', () => {
  const state = auctioned(game(3))
  cash(state, { A: 80, B: 0, C: 0 })
  state.layersOpen = 1
  corporation(state, 'S&C', { price: 7, players: { A: 5 } })
  setOperation(state, 'S&C', { step: 'dividend', revenue: 0 })
  does(state, 'A', actions.withhold)
  expect([state.round, state.endReason]).toEqual(['stock', null])
  cash(state, { A: 0 })
  playOn(state, () => false)
  expect(state.endReason).toBe('nothing-left')
})
