import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  corporation,
  does,
  fundCompany,
  game,
  setOperation,
  setTrainsLeft,
  setWithoutPresident,
  sidesOf,
  trainId,
  treasury,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

/** The next new train is the first 5. GT has four trains, and IC no president. */
function beforePhaseThree(): State1846 {
  const state = afterDraft(game(5))
  corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: ['4', '3/5', '4', '4'] })
  corporation(state, 'NYC', { price: 90, players: { B: 5 }, trains: ['2'] })
  setTrainsLeft(state, '4', 0)
  setWithoutPresident(state, 'IC', { price: 50, treasury: 450 })
  corporation(state, 'C&O', { price: 40, players: { C: 5 }, trains: ['4'] })
  return state
}

test('what a corporation without president buys calls for trains before the next turn (1846-6.57, 1846-7.1d)', () => {
  const state = beforePhaseThree()
  setOperation(state, 'NYC', { step: 'trains' })
  does(state, 'B', actions.endTurn)
  expect([state.phase, sidesOf(state, 'IC'), treasury(state, 'IC')]).toEqual(['III', ['4/6'], 0])
  expect([askedOf(state), state.operation]).toEqual(['A for GT', null])
  does(state, 'A', actions.returnTrain(trainId(state, 'GT', '3/5')))
  expect(state.depot.pool.map(({ side }) => side)).toEqual(['3/5'])
  expect(askedOf(state)).toBe('C for C&O')
})

test('a corporation without president returns its cheapest trains (1846-6.57)', () => {
  const state = beforePhaseThree()
  state.corporations.IC.trains = state.corporations.GT.trains
  state.corporations.GT.trains = []
  fundCompany(state, 'C&O', 500)
  setOperation(state, 'C&O', { step: 'trains' })
  does(state, 'C', actions.buyTrain('5'))
  expect(sidesOf(state, 'IC')).toEqual(['4', '4', '4'])
  expect(askedOf(state)).toBe('C for C&O')
})
