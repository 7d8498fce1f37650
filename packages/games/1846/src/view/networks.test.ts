import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  LINE,
  putTokenOf,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
  WHOLE_LINE,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }

/** GT on a line from Chicago Connections to Windsor, and IC without a train elsewhere. */
function position(): State1846 {
  const state = afterDraft(game(5, { options: { bestRun: 'declared' } }))
  setPhase(state, 'II')
  tiles(state, ...LINE)
  corporation(state, 'GT', {
    price: 100,
    players: { A: 5 },
    treasury: 500,
    trains: ['3/5'],
    tokens: [['C15', 0]],
  })
  corporation(state, 'IC', { price: 60, players: { B: 5 } })
  setOperation(state, 'GT')
  return state
}

const networkOf = (state: State1846, owner: string, reader = EN) => view1846.network!(state, owner, reader)

test('whoever is at work has a network', () => {
  const state = position()
  const owners = view1846.scene(state, EN).networks!.map(({ id }) => id)
  expect(owners).toContain('GT')
  expect(owners).toContain('IC')
  expect(owners).not.toContain('PRR')
  expect(networkOf(state, 'PRR')).toBeUndefined()
  expect(networkOf(state, 'nobody')).toBeUndefined()
})

test('a network has the best run of every train, those that have run too', () => {
  const state = position()
  const before = networkOf(state, 'GT')!
  expect(before.best).toMatchObject({
    label: 'Best run (proved)',
    revenue: 190,
    trains: [{ label: '3/5', route: { revenue: 190 } }],
    facts: [{ label: 'Per share', value: '$19' }],
  })
  does(state, 'A', actions.run(routeVia(trainId(state, 'GT', '3/5'), WHOLE_LINE, 'C5 C15 C17')))
  expect(networkOf(state, 'GT')).toEqual(before)
})

test('1846-6.20f: track that no train of the company can use is no part of its network', () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  // Fort Wayne – D12 – C13 – Detroit – Toledo, and back to C13
  tiles(state, 'E11 #57 r0', 'D12 #9 r0', 'C13 #29 r4', 'C15 #294 r0', 'D14 #5 r2')
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, tokens: [['E11', 0]] })
  setOperation(state, 'NYC')
  const pieces = () => networkOf(state, 'NYC')!.pieces.filter(({ hex }) => hex === 'C13')
  expect(pieces()).toEqual([{ hex: 'C13', from: 4, to: 0 }])
  putTokenOf(state, 'NYC', 'D14', 0)
  expect(pieces()).toHaveLength(2)
})

test('a company without trains shows what it reaches', () => {
  const { best, stops } = networkOf(position(), 'IC')!
  expect(best).toBeUndefined()
  expect(stops.map(({ hex }) => hex)).toContain('K3')
})

test('the network of the company that builds stays clear of the veil', () => {
  const state = position()
  expect(view1846.scene(state, EN).reached?.toSorted()).toEqual(networkOf(state, 'GT')!.hexes.toSorted())
  does(state, 'A', actions.run(routeVia(trainId(state, 'GT', '3/5'), WHOLE_LINE, 'C5 C15 C17')))
  expect(view1846.scene(state, EN).reached).toBeUndefined()
})
