import { expect, test } from 'vitest'
import { actions, cashByName, companyOf, does, inOperation, newGame, open } from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'

/** B&O decides on a net income of 10, of which A's three shares bring 3. */
function earning(treasury: number, unowned: number): BnoState {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury, unowned, equipment: [1] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  return state
}

test.each([
  [0, 7, 0],
  [30, 7, 30],
  [30, 2, 35],
])('BO-0.3 the bank pays dividends: treasury %d, %d unowned shares, then %d', (treasury, unowned, after) => {
  const state = earning(treasury, unowned)
  const before = cashByName(state).A!
  does(state, 'A', actions.payOut)
  expect(cashByName(state).A).toBe(before + 3)
  expect(companyOf(state, 'B&O').treasury).toBe(after)
})

test('BO-0.3 what is withheld comes into the treasury, and to nobody else', () => {
  const state = earning(30, 0)
  const before = cashByName(state)
  does(state, 'A', actions.withhold)
  expect(companyOf(state, 'B&O').treasury).toBe(40)
  expect(cashByName(state)).toEqual(before)
})
