import { expect, test } from 'vitest'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  doesWithConsent,
  earns,
  fundCompany,
  game,
  priceNow,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setStockRound,
  sharesByHolder,
  sidesOf,
  slots,
  tiles,
  tokenPlaces,
  trainId,
  treasury,
  tries,
} from './position.ts'

test('G16 An issue in step 1 leaves the emergency issue open (6.10a, 6.62)', () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, treasury: 10 })
  setOperation(state, 'NYC')
  does(state, 'A', actions.issue(1))
  expect(treasury(state, 'NYC')).toBe(100)
  does(state, 'A', actions.run())
  expect(priceNow(state, 'NYC')).toBe(90)
  // three with players less one in the market
  refuses(state, 'A', actions.emergencyIssue(3), '6.10b')
  const two = tries(state, 'A', actions.emergencyIssue(2))
  expect([treasury(two, 'NYC'), priceNow(two, 'NYC')]).toEqual([100 + 2 * 60, 70])
  does(state, 'A', actions.emergencyIssue(1))
  expect([treasury(state, 'NYC'), priceNow(state, 'NYC')]).toEqual([100 + 70, 80])
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 3, market: 2, treasury: 5 })
  refuses(state, 'A', actions.emergencyIssue(1), '6.62')
  does(state, 'A', actions.buyTrain('3/5'))
  expect(treasury(state, 'NYC')).toBe(10)
})

/** Erie, of A, linked to Chicago's city 3 from Fort Wayne; B owns Chicago & Western Indiana; Baltimore & Ohio, of A, is elsewhere. */
function westernIndiana(): State1846 {
  const state = afterDraft(game(4, { without: ['PRR'] }), { B: ['C&WI'] })
  tiles(state, 'E11 #57 r1', 'E9 #9 r1', 'E7 #8 r2')
  corporation(state, 'B&O', { price: 90, players: { A: 3 }, treasury: 200 })
  corporation(state, 'ERIE', { price: 60, players: { A: 3 }, treasury: 100, tokens: [['E11', 0]] })
  return state
}

test("G17 Chicago's city 3 is reserved (3.50)", () => {
  const state = westernIndiana()
  setOperation(state, 'ERIE')
  refuses(state, 'A', actions.token('D6', 3), '3.50')
  setPhase(state, 'II')
  tiles(state, 'D6 #298 r0')
  refuses(state, 'A', actions.token('D6', 3), '3.50')
})

test('G17 The token of Chicago & Western Indiana (3.51)', () => {
  const state = westernIndiana()
  setOperation(state, 'B&O')
  doesWithConsent(state, 'A', actions.buyPrivate('C&WI', 60))
  for (const city of [0, 1, 2]) refuses(state, 'A', { ...actions.privateToken, city }, '3.51')
  does(state, 'A', actions.privateToken)
  expect(treasury(state, 'B&O')).toBe(140)
  expect(slots(state, 'D6', 3)).toEqual(['B&O'])
  expect(state.corporations['B&O'].tokensLeft).toBe(3)
  refuses(state, 'A', actions.privateToken, '3.51')
  does(state, 'A', actions.token('H12'))
  expect(treasury(state, 'B&O')).toBe(40)
  expect(state.corporations['B&O'].tokensLeft).toBe(2)
})

test('G17 Not used, the city is open (3.51)', () => {
  const state = westernIndiana()
  setOperation(state, 'B&O')
  doesWithConsent(state, 'A', actions.buyPrivate('C&WI', 60))
  setOperation(state, 'ERIE')
  does(state, 'A', actions.token('D6', 3))
  expect(treasury(state, 'ERIE')).toBe(20)
})

test('G18 Illinois Central must be linked to Centralia (6.24c)', () => {
  const state = afterDraft(game())
  corporation(state, 'IC', { price: 100, players: { A: 3 }, treasury: 200 })
  setOperation(state, 'IC')
  refuses(state, 'A', actions.token('I5'), '6.24c')
})

test('G19 Two minors and the token of the turn (3.57, 6.24b)', () => {
  const state = afterDraft(game(), { B: ['MS', 'BIG4'] })
  tiles(state, 'J4 #9 r0')
  corporation(state, 'IC', { price: 100, players: { A: 3 }, treasury: 90, trains: ['2'] })
  fundCompany(state, 'MS', 50)
  fundCompany(state, 'BIG4', 35)
  setOperation(state, 'IC')
  doesWithConsent(state, 'A', actions.buyPrivate('MS', 1))
  doesWithConsent(state, 'A', actions.buyPrivate('BIG4', 1))
  expect(treasury(state, 'IC')).toBe(173)
  expect(sidesOf(state, 'IC')).toEqual(['2', '2', '2'])
  expect(tokenPlaces(state, 'IC')).toEqual(['C15.0', 'G9.0', 'K3.0'])
  expect(state.corporations.IC.tokensLeft).toBe(3)
  does(state, 'A', actions.token('I5'))
  expect(treasury(state, 'IC')).toBe(133)
})

test('G20 A private works in the turn of its corporation only (3.20, 3.31)', () => {
  const state = afterDraft(game(5, { options: { privateTiming: 'ownTurn' } }), { A: ['MC'] })
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, privates: ['O&I'] })
  corporation(state, 'NYC', { price: 90, players: { A: 3 } })
  setOperation(state, 'NYC')
  refuses(state, 'A', actions.privateLay('O&I', 'F14 #9 r1'), '3.20')
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.31')
  setOperation(state, 'PRR')
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.31')
  setStockRound(state, 'A', 3)
  refuses(state, 'A', actions.privateLay('O&I', 'F14 #9 r1'), '3.20')
  refuses(state, 'A', actions.privateLay('MC', 'B10 #9 r1'), '3.31')
})

test('G20 A purchase does not close the track and token step (3.20, 3.21)', () => {
  const state = afterDraft(game(), { B: ['O&I'] })
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 300, trains: ['2'] })
  setOperation(state, 'PRR')
  does(state, 'A', actions.lay('F18 #9 r1'))
  does(state, 'A', actions.lay('E19 #8 r3'))
  expect(treasury(state, 'PRR')).toBe(300 - 40 - 60)
  doesWithConsent(state, 'A', actions.buyPrivate('O&I', 40))
  does(state, 'A', actions.privateLay('O&I', 'F14 #9 r1'))
  does(state, 'A', actions.privateLay('O&I', 'F16 #9 r1'))
  expect(treasury(state, 'PRR')).toBe(160)
  does(state, 'A', actions.token('E11'))
  expect(treasury(state, 'PRR')).toBe(100)
  expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'PRR', '2'), 'F20 F22')))).toBe(40)
})

test('G21 Four tiles in one turn (3.21, 3.31)', () => {
  const state = afterDraft(game(), { B: ['MC'] })
  setPhase(state, 'II')
  tiles(state, 'B16 #5 r0', 'B14 #9 r1')
  corporation(state, 'GT', { price: 100, players: { A: 3 }, treasury: 100 })
  setOperation(state, 'GT')
  doesWithConsent(state, 'A', actions.buyPrivate('MC', 40))
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  does(state, 'A', actions.privateLay('MC', 'B12 #9 r1'))
  expect(treasury(state, 'GT')).toBe(60)
  does(state, 'A', actions.lay('C13 #9 r1'))
  does(state, 'A', actions.lay('B14 #24 r4'))
  expect(treasury(state, 'GT')).toBe(20)
})
