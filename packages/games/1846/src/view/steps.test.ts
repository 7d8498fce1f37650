import { whyNot } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import { game1846 } from '../index.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  routeVia,
  seatOf,
  setOperation,
  setPhase,
  tiles,
  trainId,
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

/** The turn of New York Central with shares to issue, a train, and a private of another player on offer. */
function untilDividend(): State1846 {
  const state = afterDraft(game(3, { with: ['TBC'], options: { issueTiming: 'untilDividend' } }), {
    B: ['TBC'],
  })
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 100, trains: ['2'] })
  setOperation(state, 'NYC')
  return state
}

const runToBuffalo = (state: State1846) => actions.run(routeVia(trainId(state, 'NYC', '2'), 'D20 C21'))

test('1846-0.2: shares can be issued between the run and the dividend, and the step is open so long', () => {
  const state = untilDividend()
  does(state, 'A', runToBuffalo(state))
  expect(stepOf(state, 'Issue').state).toBe('open')
  expect(stepOf(state, 'Track').state).toBe('passed')
  does(state, 'A', actions.buyPrivate('TBC', 20))
  expect(stepOf(state, 'Issue').state).toBe('open')
  expect(stepOf(state, 'Track').state).toBe('passed')
  does(state, 'B', actions.agree)
  does(state, 'A', actions.full)
  expect(stepOf(state, 'Issue').state).toBe('passed')
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
  expect(view1846.scene(state, JA).steps![1]!.left).toBe('タイルはあと1枚（黄か置き換え）')
  expect(lays(state, UPGRADE)).toBe('1 → 0')
  expect(stepOf(state, 'Track')).toMatchObject({ state: 'done' })
  expect(leftIn(state, 'Track')).toBeUndefined()
})

test('1846-6.20a: an upgrade leaves a yellow tile, but no second upgrade', () => {
  const state = newYorkCentral('II')
  expect(lays(state, UPGRADE)).toBe('2 → 1 yellow')
  expect(leftIn(state, 'Track')).toBe('1 yellow tile left')
  expect(view1846.scene(state, JA).steps![1]!.left).toBe('黄タイルはあと1枚')
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
  expect(leftIn(state, 'Token')).toBe('1 token left this turn')
  does(state, 'A', actions.token('E17'))
  expect(leftIn(state, 'Token')).toBeUndefined()
})

/** The other steps that are over after an action, which says so before. */
function ends(state: State1846, action: Action1846): readonly string[] {
  const { endedKinds = [] } = view1846.preview(state, action, seatOf('A'), EN)
  const open = view1846
    .scene(state, EN)
    .steps!.filter(({ state, kinds }) => state === 'open' && !kinds.includes(action.kind))
  does(state, 'A', action)
  const over = open.filter(({ label }) => ['done', 'passed'].includes(stepOf(state, label).state))
  expect(open.filter(({ kinds }) => kinds.some((kind) => endedKinds.includes(kind)))).toEqual(over)
  return over.map(({ label }) => label)
}

test('1846-6.10d: a tile, a token or the run ends the issue', () => {
  expect(ends(newYorkCentral('II'), actions.lay(YELLOW))).toEqual(['Issue'])
  expect(ends(newYorkCentral('II'), actions.run())).toEqual(['Issue', 'Track'])
  expect(ends(pennsylvania(400, 'F18 #8 r2', 'E17 #291 r5'), actions.token('E17'))).toEqual(['Issue'])
})

test('1846-0.2: with the longer time the dividend ends the issue, and so does a run that earns nothing', () => {
  const state = untilDividend()
  expect(ends(state, actions.lay(YELLOW))).toEqual([])
  expect(ends(state, runToBuffalo(state))).toEqual(['Track'])
  expect(ends(state, actions.full)).toEqual(['Issue'])
  const withoutTrain = newYorkCentral('II')
  Object.assign(withoutTrain.options, { issueTiming: 'untilDividend' })
  expect(ends(withoutTrain, actions.run())).toEqual(['Issue', 'Track'])
})

test('a turn that is over ends what was open in it, also where the next company can do the same', () => {
  const state = afterDraft(game(3, { with: ['MS'] }), { A: ['MS'] })
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'MS')
  expect(view1846.preview(state, actions.run(), seatOf('A'), EN).endedKinds).toContain('lay')
  does(state, 'A', actions.run())
  expect(stepOf(state, 'Track').state).toBe('open')
})

test('where nothing can be laid, its step says so before the nearest example', () => {
  const closedIn = (now: 'I' | 'II', ...track: string[]): State1846 => {
    const state = afterDraft(game())
    setPhase(state, now)
    tiles(state, ...track)
    corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 500 })
    setOperation(state, 'NYC')
    return state
  }
  const [east, west] = ['E19 #7 r3', 'D18 #7 r4']
  expect(stepOf(closedIn('I', east), 'Track')).not.toHaveProperty('nothing')
  const state = closedIn('I', east, west)
  expect(stepOf(state, 'Track')).toMatchObject({
    state: 'later',
    nothing: expect.stringMatching(/^NYC can lay no tile now\. There are only yellow tiles yet/),
  })
  expect(answer(state, 'Track')).toMatchObject({ rule: '1846-6.20b', reason: 'phase' })
  expect(stepOf(closedIn('II', east, west), 'Track').state).toBe('open')
  setOperation(state, 'NYC', { step: 'trains' })
  expect(stepOf(state, 'Track')).not.toHaveProperty('nothing')
})
