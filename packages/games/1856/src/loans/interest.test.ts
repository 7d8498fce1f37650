import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Event1856 } from '../events.ts'
import {
  actions,
  askedOf,
  auctioned,
  cash,
  cashOf,
  cell,
  corporation,
  does,
  game,
  kindsFor,
  setOperation,
  treasury,
} from '../scenarios/position.ts'
import { beginStep, endStep } from '../turnSteps.ts'

/** After its run, with this income. */
function ran(charter: { treasury: number; loans: number }, revenue: number, president: number) {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [3, 4], players: { A: 6 }, ...charter })
  cash(state, { A: president })
  setOperation(state, 'WR', { step: 'run', revenue })
  endStep(state, () => {})
  return state
}

test('S33, 2.5b: treasury in whole tens, then the income, then the president', () => {
  const state = ran({ treasury: 25, loans: 6 }, 30, 50)
  expect([treasury(state, 'WR'), cashOf(state, 'A')]).toEqual([5, 40])
  // 2.6d; with no money and no loan to take nothing is left to decide
  expect([state.operation, cell(state, 'WR')]).toEqual([null, [3, 3]])
})

test('S34, 2.5b, 2.6b: what is left of the income is paid out, to the treasury for the pool', () => {
  const state = ran({ treasury: 5, loans: 2 }, 70, 0)
  expect([state.operation!.step, state.operation!.revenue, treasury(state, 'WR')]).toEqual([
    'dividend',
    50,
    5,
  ])
})

test('S35, 2.5c: a president without the money has to raise it', () => {
  const state = ran({ treasury: 0, loans: 3 }, 0, 10)
  expect([state.operation!.step, state.operation!.due, cashOf(state, 'A')]).toEqual(['interest', 20, 0])
  expect([askedOf(state), kindsFor(state, 'A')]).toEqual(['A for WR', ['sell-for-debt']])
})

test('G16: the marker moves once', () => {
  const state = ran({ treasury: 5, loans: 2 }, 0, 50)
  expect([treasury(state, 'WR'), cashOf(state, 'A'), cell(state, 'WR')]).toEqual([5, 30, [3, 3]])
  does(state, 'A', actions.done)
  expect(state.operation!.step).toBe('loans')
})

test('2.5b: what the income lacks for the interest is told, and nothing where it pays none', () => {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [3, 4], players: { A: 6 }, treasury: 15, loans: 3 })
  setOperation(state, 'WR', { step: 'run', revenue: 60 })
  const told: Event1856[] = []
  const later = copy(state)
  beginStep(state, 'interest', (event) => told.push(event))
  expect(told).toContainEqual({ kind: 'income-reduced', corporation: 'WR', amount: 20 })
  later.corporations.WR.treasury.cash = 30
  const paid: Event1856[] = []
  beginStep(later, 'interest', (event) => paid.push(event))
  expect(paid.map(({ kind }) => kind)).not.toContain('income-reduced')
})
