import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import {
  actions,
  afterDraft,
  corporation,
  game,
  setOperation,
  setPhase,
  tiles,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import {
  type AuditedAction1846,
  auditedAction,
  eventIn,
  paysMore,
  problemsWhen,
} from './testing/auditedAction.ts'

function inTurn(): State1846 {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  tiles(state, 'E19 #9 r0')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 500 })
  corporation(state, 'PRR', { price: 80, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'NYC')
  return state
}

const laid = (action: Action1846): AuditedAction1846 => auditedAction(inTurn(), 'A', action)

test('a tile that costs 20 more, told or not (1846-6.20i)', () => {
  const right = laid(actions.lay('D18 #8 r4'))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'tile', 20))).toEqual([
    'not paid: NYC pays bank 20 (tile)',
    'not due: NYC pays bank 40 (tile)',
  ])
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'laid').cost = 40
    paysMore(wrong, 'tile', 20)
  })
  expect(problems).toEqual(['the tile in D18 is told to cost 40, not 20'])
})

test('another tile, or turned otherwise', () => {
  const problems = problemsWhen(laid(actions.lay('D18 #8 r4')), (wrong) => {
    eventIn(wrong, 'laid').rotation = 5
  })
  expect(problems).toEqual([
    'tile of D18 is {"rotation":4,"tile":"8"}, by the events {"rotation":5,"tile":"8"}',
  ])
})

test('a token at another price (1846-6.24a, 1846-6.24c)', () => {
  const state = inTurn()
  setOperation(state, 'PRR')
  const problems = problemsWhen(auditedAction(state, 'A', actions.token('E11')), (wrong) => {
    eventIn(wrong, 'token-placed').cost = 40
    paysMore(wrong, 'token', -20)
  })
  expect(problems).toEqual(['the token in E11 is told to cost 40, not 60'])
})

test('a token in another city', () => {
  const state = inTurn()
  setOperation(state, 'PRR')
  const problems = problemsWhen(auditedAction(state, 'A', actions.token('E11')), (wrong) => {
    eventIn(wrong, 'token-placed').hex = 'E17'
  })
  expect(problems).toEqual([
    'the token in E17 is told to cost 60, not 80',
    'tokens of PRR is ["E11.0","F20.0"], by the events ["E17.0","F20.0"]',
  ])
})
