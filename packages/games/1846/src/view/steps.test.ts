import { whyNot } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  seatOf,
  setOperation,
  setPhase,
  tiles,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi'] }

const stepOf = (state: State1846, label: string) =>
  view1846.scene(state, EN).steps!.find((step) => step.label === label)!

/** What the step answers when it is asked why it is not open. */
const answer = (state: State1846, label: string) => whyNot(game1846, state, 0, stepOf(state, label).probe)

/** The turn of Pennsylvania, linked from Homewood (F20) to Cleveland (E17), if its track is laid. */
function pennsylvania(treasury: number, ...track: string[]): State1846 {
  const state = afterDraft(game())
  setPhase(state, 'II')
  tiles(state, ...track)
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury, tokens: [['E11', 0]] })
  setOperation(state, 'PRR')
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
  does(state, 'A', actions.token('E17'))
  expect(stepOf(state, 'Token').state).toBe('done')
  expect(stepOf(state, 'Issue').state).toBe('passed')
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'first' })
})

test('after the run without a tile or token, shares cannot be issued because of the run', () => {
  const state = pennsylvania(400)
  setOperation(state, 'PRR', { step: 'dividend' })
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'ran' })
  setOperation(state, 'PRR', { step: 'trains' })
  expect(answer(state, 'Issue')).toMatchObject({ rule: '1846-6.10d', reason: 'dividend' })
})

const JA: Reader = { ...EN, language: 'ja' }

/** The turn of New York Central, at home in Erie (D20), a city printed yellow. */
function newYorkCentral(now: 'I' | 'II'): State1846 {
  const state = afterDraft(game())
  setPhase(state, now)
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'NYC')
  return state
}

const leftIn = (state: State1846, label: string) => stepOf(state, label).left

/** What a lay says of the tiles left, and then lays it. */
function lays(state: State1846, placing: string): string {
  const { changes } = view1846.preview(state, actions.lay(placing), seatOf('A'), EN)
  const { before, after } = changes.find(({ label }) => label === 'Tiles left this turn')!
  does(state, 'A', actions.lay(placing))
  return `${before} → ${after}`
}

const YELLOW = 'E19 #9 r0'
const UPGRADE = 'D20 #14 r0'

test('1846-6.20a: a yellow tile leaves another or an upgrade', () => {
  const state = newYorkCentral('II')
  expect(leftIn(state, 'Track')).toBe('2 tiles left, 1 may be an upgrade')
  expect(lays(state, YELLOW)).toBe('2 → 1')
  expect(leftIn(state, 'Track')).toBe('1 tile left, yellow or upgrade')
  expect(view1846.scene(state, JA).steps![1]!.left).toBe('タイル残り1枚（黄か置き換え）')
  expect(lays(state, UPGRADE)).toBe('1 → 0')
  expect(stepOf(state, 'Track')).toMatchObject({ state: 'done' })
  expect(leftIn(state, 'Track')).toBeUndefined()
})

test('1846-6.20a: an upgrade leaves a yellow tile, but no second upgrade', () => {
  const state = newYorkCentral('II')
  expect(lays(state, UPGRADE)).toBe('2 → 1 yellow')
  expect(leftIn(state, 'Track')).toBe('1 yellow tile left')
  expect(view1846.scene(state, JA).steps![1]!.left).toBe('黄タイル残り1枚')
  expect(lays(state, YELLOW)).toBe('1 yellow → 0')
  expect(stepOf(state, 'Track')).toMatchObject({ state: 'done' })
})

test('1846-6.20a, 1846-6.20b: two yellow tiles, while there are no others', () => {
  const state = newYorkCentral('I')
  expect(leftIn(state, 'Track')).toBe('2 yellow tiles left')
  expect(lays(state, YELLOW)).toBe('2 yellow → 1 yellow')
  expect(leftIn(state, 'Track')).toBe('1 yellow tile left')
})

test('1846-6.24a: a token is left until one is placed', () => {
  const state = pennsylvania(400, 'F18 #8 r2', 'E17 #291 r5')
  expect(leftIn(state, 'Token')).toBe('1 token left')
  does(state, 'A', actions.token('E17'))
  expect(leftIn(state, 'Token')).toBeUndefined()
})
