import type { HexName } from '@roundhouse/board'
import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  corporation,
  costsNow,
  game,
  refuses,
  setOperation,
  setPhase,
  tiles,
  tries,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

/** The turn of Pennsylvania, linked from Homewood (F20) by E19 to Erie (D20) and by F18 to Cleveland. */
function pennsylvania(treasury = 200, ...tokens: [HexName, number][]): State1846 {
  const state = afterDraft(game())
  setPhase(state, 'II')
  tiles(state, 'E19 #8 r3', 'F18 #8 r2', 'E17 #292 r5')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury, tokens })
  corporation(state, 'NYC', { price: 90, players: { B: 5 } })
  corporation(state, 'ERIE', { price: 80, players: { B: 5 }, tokens: [['D20', 0]] })
  setOperation(state, 'PRR')
  return state
}

test('1846-6.24a: in a city with an empty slot, for $80, once', () => {
  const state = pennsylvania()
  expect(costsNow(state, 'A', actions.token('E17'))).toBe(80)
  refuses(tries(state, 'A', actions.token('E17')), 'A', actions.token('E11'), '6.24a')
  refuses(state, 'A', actions.token('D20'), '6.24a')
  refuses(pennsylvania(79), 'A', actions.token('E17'), '6.24a')
})

test('1846-6.24a: not where there is no city', () => {
  refuses(pennsylvania(), 'A', actions.token('E19'), '6.24a')
  refuses(pennsylvania(), 'A', actions.token('F22'), '6.24a')
  refuses(pennsylvania(), 'A', actions.token('E17', 1), '6.24a')
})

test('1846-6.25: one token in a city', () => refuses(pennsylvania(), 'A', actions.token('F20'), '6.25'))

test('1846-6.26: only so many tokens', () => {
  const state = pennsylvania(200, ['E11', 0], ['G7', 0], ['G13', 0], ['G15', 0])
  refuses(state, 'A', actions.token('E17'), '6.26')
})

test('1846-6.26: one token in Chicago', () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  tiles(state, 'D6 #298 r0')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 200, tokens: [['D6', 2]] })
  setOperation(state, 'GT')
  refuses(state, 'A', actions.token('D6', 2), '6.25')
  refuses(state, 'A', actions.token('D6', 1), '6.26')
})

test('1846-3.55: a minor has no further token', () => {
  const state = afterDraft(game(), { A: ['BIG4'] })
  setOperation(state, 'BIG4')
  refuses(state, 'A', actions.token('G9'), '3.55')
})
