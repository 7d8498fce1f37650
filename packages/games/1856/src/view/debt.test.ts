import { expect, test } from 'vitest'
import { actions, auctioned, corporation, does, game, setOperation, setPhase } from '../scenarios/position.ts'
import { view1856 } from './gameView.ts'
import { EN } from './testing/readers.ts'

/** GW in a step of its turn, with five shares in players' hands. */
function inTurn(step: 'track' | 'loans', charter: { loans: number; treasury: number }) {
  const state = auctioned(game(4))
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, ...charter })
  setOperation(state, 'GW', { step })
  return state
}

const debtIn = (state: ReturnType<typeof inTurn>) => view1856.scene(state, EN).debt

test('1856-2.9c, 1856-2.5a, 1856-3b: loans with their interest, and what is short for them now', () => {
  const state = inTurn('track', { loans: 2, treasury: 150 })
  expect(debtIn(state)).toEqual({
    title: 'Loans',
    facts: [
      { label: 'Loans', value: '2/5', amount: 2, limit: 5 },
      { label: 'Interest each round', value: '$20', amount: 20 },
      { label: 'Short if the CGR came now', value: '$50', amount: 50, alarming: true },
    ],
    ways: [
      { label: 'Take a loan', probe: { kind: 'take-loan' } },
      { label: 'Repay loans', probe: { kind: 'repay', count: 1 } },
    ],
  })
  does(state, 'A', actions.takeLoan)
  expect(debtIn(state)!.facts.map(({ value }) => value)).toEqual(['3/5', '$30', '$50'])
})

test('without a loan nothing is short', () => {
  expect(debtIn(inTurn('loans', { loans: 0, treasury: 0 }))!.facts).toHaveLength(1)
})

test('1856-2.5d, 1856-2.5c: there is none in phase 6, nor while the president has to raise money', () => {
  const late = inTurn('track', { loans: 0, treasury: 0 })
  setPhase(late, '6')
  expect(debtIn(late)).toBeUndefined()
  const owing = inTurn('track', { loans: 2, treasury: 0 })
  owing.operation!.due = 30
  expect(debtIn(owing)).toBeUndefined()
})
