import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  setOperation,
  setPhase,
  tiles,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { view1856 } from './gameView.ts'
import { EN } from './testing/readers.ts'

/** LPS of Aoi has a route and no train, and the cheapest costs $225. */
function forced(treasury: number, purse: number): State1856 {
  const state = auctioned(game(4))
  setPhase(state, '3')
  tiles(state, 'C14 #5 r1')
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5, B: 2 }, treasury })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 4, A: 3 } })
  cash(state, { A: purse })
  setOperation(state, 'LPS', { step: 'trains' })
  return state
}

const listed = (state: State1856): string[] => {
  const { items, rest } = view1856.scene(state, EN).checklist!
  return [
    ...items.map(({ label, value, state: at }) => `${label} ${value} ${at}`),
    `${rest.label} ${rest.value}`,
  ]
}

test('1856-2.7i, 1856-2.7k: treasury, a loan, cash and shares pay for a train that must be bought', () => {
  const state = forced(60, 20)
  expect(view1856.scene(state, EN).checklist!.title).toBe('LPS must own a train. The cheapest costs $225.')
  expect(listed(state)).toEqual([
    'Treasury $60 done',
    'Take a loan $90 now',
    'Cash of Aoi $20 done',
    expect.stringMatching(/^Shares to sell up to \$\d+ now$/),
    'Still missing $145',
  ])
  expect(view1856.prompt(state, { seat: 0, as: 'LPS', prompt: 'trains' }, EN)).toBe(
    'LPS must own a train. Short by $145',
  )
  does(state, 'A', actions.takeLoan)
  expect(listed(state).slice(1)).toEqual([
    'Take a loan none possible none',
    'Cash of Aoi $20 done',
    expect.stringMatching(/^Shares to sell up to \$\d+ now$/),
    'Still missing $55',
  ])
})

test('1856-3s: in phase 6 there is no loan to be taken', () => {
  const state = forced(60, 20)
  setPhase(state, '6')
  expect(listed(state).map((item) => item.split(' ')[0])).toEqual(['Treasury', 'Cash', 'Shares', 'Still'])
})

test('what is not needed says so', () => {
  expect(listed(forced(400, 20))).toEqual([
    'Treasury $400 now',
    'Take a loan not needed none',
    'Cash of Aoi not needed none',
    'Shares to sell not needed none',
    'Still missing $0',
  ])
})

test('1856-2.5c: what a president still has to raise for interest', () => {
  const state = forced(0, 15)
  state.corporations.LPS.loans = 3
  setOperation(state, 'LPS', { step: 'run' })
  does(state, 'A', actions.run())
  expect(listed(state)).toEqual([
    'Cash of Aoi done done',
    expect.stringMatching(/^Shares to sell up to \$\d+ now$/),
    'Still missing $15',
  ])
  const asked = { seat: 0, as: 'LPS', prompt: 'raise-money' }
  expect(view1856.prompt(state, asked, EN)).toBe('LPS owes interest: raise $15 by selling shares')
  const sale = actions.sellForDebt('GT', 1)
  expect(view1856.target(sale)).toEqual({ on: 'company', company: 'GT' })
  expect(view1856.preview(state, sale, 0, EN).changes).toContainEqual({
    label: 'Still to raise',
    before: '$15',
    after: '$0',
  })
})

test('1856-2.9c, 1856-2.5b: where nothing runs and the treasury is short, the loan before the interest is asked for', () => {
  const state = auctioned(game(4))
  corporation(state, 'LPS', { cell: [0, 3], players: { A: 5 }, loans: 3, treasury: 10 })
  setOperation(state, 'LPS', { step: 'track' })
  does(state, 'A', actions.done)
  expect(view1856.prompt(state, { seat: 0, as: 'LPS', prompt: 'run' }, EN)).toBe(
    'LPS runs nothing and owes $30 of interest: take a loan first, or go on',
  )
})
