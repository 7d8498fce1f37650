import { type Reader, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import { corporation, does, drafted, game, operation, phase, tiles, token } from '../scenarios/position.ts'
import type { State } from '../state.ts'
import { stage } from './stage.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi'] }

const stepOf = (state: State, label: string) =>
  stage.scene(state, EN).steps!.find((step) => step.label === label)!

/** What the step answers when it is asked why it is not open. */
const answer = (state: State, label: string) => whyNot(game1846, state, 0, stepOf(state, label).tried)

/** The turn of Pennsylvania, linked from Homewood (F20) to Cleveland (E17), if its track is laid. */
function pennsylvania(treasury: number, ...track: string[]): State {
  const state = drafted(game())
  phase(state, 'II')
  tiles(state, ...track)
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury, tokens: [['E11', 0]] })
  operation(state, 'PRR')
  return state
}

test('a token for which there is no room yet comes later, and its step says that no linked city has any', () => {
  const state = pennsylvania(200)
  expect(stepOf(state, 'Token').state).toBe('later')
  expect(answer(state, 'Token')).toMatchObject({
    reason: 'nowhere',
    figures: { corporation: 'PRR', hex: 'F20' },
  })
})

test('a token for which there is no money is asked about where there is room for it', () => {
  const state = pennsylvania(40, 'F18 #8 r2', 'E17 #291 r5')
  expect(answer(state, 'Token')).toMatchObject({
    reason: 'cash',
    figures: { hex: 'E17', cost: 80, cash: 40 },
  })
})

test('a tile for which there is no money is asked about as one that would fit', () => {
  const state = pennsylvania(0)
  expect(stepOf(state, 'Track').state).toBe('later')
  expect(answer(state, 'Track')).toMatchObject({ rule: '1846-6.20i', reason: 'cash' })
})

test('a step that was done says so, and one that is over is over', () => {
  const state = pennsylvania(400, 'F18 #8 r2', 'E17 #291 r5')
  does(state, 'A', token('E17'))
  expect(stepOf(state, 'Token').state).toBe('done')
  expect(stepOf(state, 'Issue').state).toBe('passed')
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'first' })
})

test('after the run without a tile or token, shares cannot be issued because of the run', () => {
  const state = pennsylvania(400)
  operation(state, 'PRR', { step: 'dividend' })
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'ran' })
  operation(state, 'PRR', { step: 'trains' })
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'dividend' })
})
