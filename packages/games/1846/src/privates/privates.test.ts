import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  game,
  refuses,
  setOperation,
  setPhase,
  trainId,
  treasury,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { buyPrivate } from './privates.ts'

/** The turn of NYC, of A; B owns the Steamboat Company and C Big 4, GT of B Mail Contract. */
function offers(treasury = 100, trains: readonly '2'[] = ['2']): State1846 {
  const state = afterDraft(game(4, { with: ['SC', 'LSL'], without: ['TBC'] }), {
    B: ['SC', 'MAIL'],
    C: ['BIG4'],
  })
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury, trains })
  corporation(state, 'GT', { price: 90, players: { B: 5 }, privates: ['MAIL'] })
  setOperation(state, 'NYC')
  return state
}

test('1846-6.6a: what the owner does not agree to does not happen', () => {
  const state = offers()
  does(state, 'A', actions.buyPrivate('SC', 40))
  expect(askedOf(state)).toBe('B')
  refuses(state, 'B', actions.buyPrivate('SC', 40), '6.50a')
  does(state, 'B', actions.disagree)
  expect(askedOf(state)).toBe('A for NYC')
  expect([cashOf(state, 'B'), treasury(state, 'NYC')]).toEqual([400, 100])
  does(state, 'A', actions.buyPrivate('SC', 39))
})

test('1846-6.6a: what the president owns is offered first and for the most, and each with its face value', () => {
  const state = afterDraft(game(4, { with: ['SC', 'LSL'] }), { A: ['LSL'], C: ['BIG4', 'SC'] })
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 35 })
  setOperation(state, 'NYC')
  const prices = [...buyPrivate.candidates(state, 0)].map(({ action, blank }) => [action.private, blank])
  const blank = { kind: 'integer', field: 'price', min: 1, max: 35 }
  expect(prices).toEqual([
    ['LSL', { ...blank, face: 40, usual: 35 }],
    ['BIG4', { ...blank, face: 40 }],
    ['SC', { ...blank, face: 40 }],
  ])
})

test('1846-6.6a: only for what is printed, out of the treasury, and what a player owns', () => {
  const state = offers(30)
  refuses(state, 'A', actions.buyPrivate('SC', 41), '6.6a')
  refuses(state, 'A', actions.buyPrivate('SC', 31), '6.6a')
  refuses(state, 'A', actions.buyPrivate('MAIL', 1), '6.61x')
  refuses(state, 'A', actions.buyPrivate('TBC', 1), '2.4')
  refuses(state, 'A', actions.buyPrivate('C&WI', 1), '3.12')
  refuses(state, 'A', actions.disagree, '6.50a')
})

test('1846-3.55: a minor buys nothing and has no private', () => {
  const state = offers()
  setOperation(state, 'BIG4')
  refuses(state, 'C', actions.buyPrivate('SC', 1), '3.55')
  refuses(state, 'C', actions.privateLay('LSL', 'E17 #295 r4'), '3.12')
})

test('1846-6.6a: no purchases from phase III on', () => {
  const state = offers()
  setPhase(state, 'III')
  refuses(state, 'A', actions.buyPrivate('SC', 1), '6.6a')
})

/** NYC of A has no train and must buy one; B owns the Steamboat Company, A shares of GT at 50. */
function forcedToBuy(treasury: number, purse: number): State1846 {
  const state = afterDraft(game(4, { with: ['SC'] }), { B: ['SC'] })
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, market: 5, treasury })
  corporation(state, 'GT', { price: 20, players: { B: 5, A: 3 }, trains: ['2'] })
  cash(state, { A: purse, B: 0 })
  setOperation(state, 'NYC', { step: 'trains' })
  return state
}

test('1846-6.66: also after a sale for a train, which then must cost what is left', () => {
  const state = forcedToBuy(100, 40)
  does(state, 'A', actions.sellForTrain('GT', 1))
  refuses(state, 'A', actions.offerTrain('GT', trainId(state, 'GT', '2'), 1), '6.66')
  does(state, 'A', actions.buyPrivate('SC', 1))
  does(state, 'B', actions.disagree)
  refuses(state, 'A', actions.buyTrain('4'), '6.66')
  does(state, 'A', actions.buyTrain('3/5'))
  expect([treasury(state, 'NYC'), cashOf(state, 'A')]).toEqual([0, 0])
})

test('1846-6.66: money spent on a private does not leave the president with no train to buy', () => {
  const state = forcedToBuy(100, 35)
  // 175 pay for the 3/5 only, so the last 20 must be for the 4
  does(state, 'A', actions.sellForTrain('GT', 3))
  refuses(state, 'A', actions.buyTrain('3/5'), '6.66')
  doesWithConsent(state, 'A', actions.buyPrivate('SC', 20))
  refuses(state, 'A', actions.buyTrain('4'), '6.66')
  refuses(state, 'A', actions.bankrupt, '6.68')
  does(state, 'A', actions.buyTrain('3/5'))
  expect([treasury(state, 'NYC'), cashOf(state, 'A')]).toEqual([0, 15])
})

test('1846-6.64: none after an emergency issue, whatever was sold since', () => {
  const state = forcedToBuy(100, 0)
  setOperation(state, 'NYC', { step: 'trains', emergencyIssued: true, trainAbove: 60 })
  refuses(state, 'A', actions.buyPrivate('SC', 1), '6.64')
  does(state, 'A', actions.sellForTrain('GT', 3))
  refuses(state, 'A', actions.buyPrivate('SC', 1), '6.64')
})
