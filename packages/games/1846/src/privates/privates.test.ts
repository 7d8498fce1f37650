import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  cashOf,
  corporation,
  does,
  game,
  refuses,
  setOperation,
  setPhase,
  treasury,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

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

test('1846-6.66: none with money for which the president has sold shares', () => {
  const state = offers(100, [])
  setOperation(state, 'NYC', { step: 'trains', sold: ['GT'], trainAbove: 60 })
  refuses(state, 'A', actions.buyPrivate('SC', 1), '6.66')
})
