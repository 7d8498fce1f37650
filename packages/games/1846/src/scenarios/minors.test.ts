import { expect, test } from 'vitest'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  earns,
  fundCompany,
  game,
  kindsFor,
  ownerOf,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setTrainsLeft,
  sidesOf,
  slots,
  tokenPlaces,
  trainId,
  treasury,
} from './position.ts'

/** The first operating round: Michigan Southern, of A, has run; then Grand Trunk, of B, with this treasury. */
function afterMichiganSouthern(grandTrunk: number): State1846 {
  const state = afterDraft(game(4), { A: ['MS'] })
  corporation(state, 'GT', { price: 100, players: { B: 3 }, treasury: grandTrunk, operated: false })
  setOperation(state, 'MS', { set: 1 })
  does(state, 'A', actions.lay('C13 #7 r4'))
  expect(treasury(state, 'MS')).toBe(40)
  does(state, 'A', actions.lay('D14 #5 r1'))
  expect(treasury(state, 'MS')).toBe(20)
  expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'MS', '2'), 'C15 C13 D14')))).toBe(60)
  return state
}

test('S09 Michigan Southern operates (3.56, 6.20i)', () => {
  const state = afterMichiganSouthern(100)
  expect(cashOf(state, 'A')).toBe(430)
  expect(treasury(state, 'MS')).toBe(50)
  expect(askedOf(state)).toBe('B for GT')
})

test('S10 A corporation buys a minor (3.57, 3.58)', () => {
  const state = afterMichiganSouthern(100)
  const train = trainId(state, 'MS', '2')
  doesWithConsent(state, 'B', actions.buyPrivate('MS', 45))
  expect(cashOf(state, 'A')).toBe(430 + 45)
  expect(treasury(state, 'GT')).toBe(105)
  expect(sidesOf(state, 'GT')).toEqual(['2'])
  expect(tokenPlaces(state, 'GT')).toEqual(['B16.0', 'C15.0'])
  expect(state.corporations.GT.tokensLeft).toBe(2)
  expect(slots(state, 'C15')).toEqual(['GT', null])
  refuses(state, 'B', actions.run(routeVia(train, 'C15 C13 D14')), '3.58')
  expect(earns(state, 'B', actions.run())).toBe(0)
  expect(kindsFor(state, 'B')).toContain('end-turn')
  does(state, 'B', actions.endTurn)
  expect(state.operatingRound).toBe(2)
})

test("S11 The minor's own cash does not pay (3.57)", () => {
  const state = afterMichiganSouthern(30)
  refuses(state, 'B', actions.buyPrivate('MS', 45), '3.57')
  doesWithConsent(state, 'B', actions.buyPrivate('MS', 30))
  expect(treasury(state, 'GT')).toBe(50)
})

test('S12 A minor and the train limit (3.59)', () => {
  const state = afterDraft(game(5), { A: ['BIG4'] })
  corporation(state, 'GT', { price: 100, players: { B: 3 }, treasury: 100, trains: ['2', '2', '4', '3/5'] })
  setOperation(state, 'GT')
  expect(state.phase).toBe('II')
  refuses(state, 'B', actions.buyPrivate('BIG4', 10), '3.59')
})

test('S12 A minor within the train limit (3.59)', () => {
  const state = afterDraft(game(5), { A: ['BIG4'] })
  corporation(state, 'GT', { price: 100, players: { B: 3 }, treasury: 100, trains: ['2', '2', '4'] })
  setOperation(state, 'GT')
  doesWithConsent(state, 'B', actions.buyPrivate('BIG4', 10))
  expect(sidesOf(state, 'GT')).toEqual(['2', '2', '4', '2'])
})

test('S13 The buyer already has a token there (3.57)', () => {
  const state = afterDraft(game(5), { A: ['MS'] })
  corporation(state, 'NYC', { price: 100, players: { B: 3 }, treasury: 100, tokens: [['C15', 0]] })
  expect(slots(state, 'C15')).toEqual(['MS', 'NYC'])
  setOperation(state, 'NYC')
  doesWithConsent(state, 'B', actions.buyPrivate('MS', 10))
  expect(slots(state, 'C15')).toEqual([null, 'NYC'])
  expect(tokenPlaces(state, 'NYC')).toEqual(['C15.0', 'D20.0'])
  expect(state.corporations.NYC.tokensLeft).toBe(2)
})

test('S14 Phase III closes a minor (8.3d)', () => {
  const state = afterDraft(game(5), { B: ['BIG4'] })
  setPhase(state, 'II')
  setTrainsLeft(state, '4', 0)
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, treasury: 500, trains: ['4'] })
  fundCompany(state, 'BIG4', 35)
  setOperation(state, 'NYC', { step: 'trains' })
  const train = trainId(state, 'BIG4', '2')
  const { cash } = state.bank
  does(state, 'A', actions.buyTrain('5'))
  expect(state.phase).toBe('III')
  expect(ownerOf(state, 'BIG4')).toBeNull()
  expect(slots(state, 'G9')).toEqual([null])
  expect(state.minors.BIG4).toEqual({ treasury: { cash: 0 }, trains: [] })
  expect(state.scrapped).toContain(train)
  expect(cashOf(state, 'B')).toBe(400)
  expect(state.bank.cash).toBe(cash + 500 + 35)
})
