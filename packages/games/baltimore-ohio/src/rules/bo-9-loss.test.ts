import { expect, test } from 'vitest'
import {
  actions,
  cashByName,
  companyOf,
  incomeBy,
  inOperation,
  newGame,
  open,
  technology,
} from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'

/** C&O with Richmond and this many cards at technology 3: 20 − 30 for each. */
function losing(cards: number, options = {}): BnoState {
  const state = newGame({ options })
  technology(state, 3)
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 30, equipment: [1, 2].slice(0, cards) })
  inOperation(state, 'C&O')
  return state
}

test('BO-9.5 no money changes hands in a loss', () => {
  const state = losing(2)
  expect(incomeBy(state, 'A', actions.income('Richmond')).net).toBe(-40)
  expect(companyOf(state, 'C&O').treasury).toBe(30)
  expect(cashByName(state).A).toBe(375)
})

test.each([
  [1, -10, 20],
  [2, -40, 0],
  [0, 0, 30],
])('BO-9.5 option lossChargedToTreasury: %d cards, net %d, treasury %d', (cards, net, treasury) => {
  const state = losing(cards, { lossChargedToTreasury: true })
  expect(incomeBy(state, 'A', cards === 0 ? actions.income() : actions.income('Richmond')).net).toBe(net)
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury, price: 55, players: { A: 2 } })
  expect(cashByName(state).A).toBe(375)
})
