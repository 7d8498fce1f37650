import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import type { Options1846 } from '../options.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  LINE,
  offersTo,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  sidesOf,
  tiles,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'

/** The turn of Grand Trunk on the line C5 - D6 - D14 - C15 - C17, with a token in C15. */
function grandTrunk(
  bestRun: Options1846['bestRun'] = 'declared',
  sides: ('4' | '3/5')[] = ['4', '3/5'],
): State1846 {
  const state = afterDraft(game(5, { options: { bestRun } }))
  setPhase(state, 'II')
  tiles(state, ...LINE)
  corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: sides, tokens: [['C15', 0]] })
  setOperation(state, 'GT')
  return state
}

const [FOUR, THREE_FIVE] = ['4-0', '4-1']

const proposedTo = (state: State1846): unknown => {
  const blank = offersTo(state, 'A').find(({ action }) => action.kind === 'run')?.blank
  return blank?.kind === 'open' ? blank.proposed : undefined
}

test('1846-6.30a: a route is a continuous line over track as it lies', () => {
  const state = grandTrunk()
  const wrong = (links: string[][]) =>
    refuses(state, 'A', actions.run({ train: FOUR!, links, counts: [] }), '6.30a')
  wrong([])
  wrong([[]])
  wrong([['C15.0']])
  wrong([['C15.0', 'C15.0']])
  wrong([['C15.0', 'B16.0']])
  wrong([['C15.0', 'D6.2']])
  wrong([['C15.0', 'Z9.0']])
  wrong([['C15', 'C17.0']])
  wrong([['C15.1', 'C17.0']])
  wrong([
    ['C15.0', 'C17.0'],
    ['C15.0', 'D14.0'],
  ])
})

test('1846-6.30a: a train of the company, with one of its tokens on the way, runs once', () => {
  const state = grandTrunk()
  refuses(state, 'A', actions.run(routeVia('2-0', 'C15 C17')), '6.30a')
  refuses(state, 'A', actions.run(routeVia(FOUR!, 'D14 D12 D10 D8 D6.2')), '6.30a')
  refuses(state, 'A', actions.run(routeVia(FOUR!, 'C15 C17'), routeVia(FOUR!, 'C15 D14')), '6.30a')
})

test('1846-6.30b: no stop twice', () => {
  const state = grandTrunk()
  tiles(state, 'C13 #7 r4', 'D14 #15 r0')
  refuses(state, 'A', actions.run(routeVia(FOUR!, 'C15 C13 D14 C15')), '6.30b')
})

test('1846-6.30b: an off-board place only at an end', () => {
  const state = grandTrunk()
  tiles(state, 'I3 #9 r1', 'H2 #9 r0', 'G3 #57 r0')
  corporation(state, 'IC', { price: 90, players: { A: 5 }, trains: ['4'], tokens: [['I5', 0]] })
  setOperation(state, 'IC')
  refuses(state, 'A', actions.run(routeVia('4-2', 'I5 I3 I1 H2 G3')), '6.30b')
})

test('1846-6.33: what a train counts', () => {
  const state = grandTrunk()
  const [line, whole] = ['D6.2 D8 D10 D12 D14 C15 C17', 'C5 D6.2 D8 D10 D12 D14 C15 C17']
  refuses(state, 'A', actions.run(routeVia(FOUR!, line, 'D6.2 C15 C17')), '6.33')
  refuses(state, 'A', actions.run(routeVia(FOUR!, line, 'D6.2 D14 C15 C5')), '6.33')
  refuses(state, 'A', actions.run(routeVia(THREE_FIVE!, whole, 'C5 D14 C15 C17')), '6.33')
  refuses(state, 'A', actions.run(routeVia(THREE_FIVE!, whole, 'C15 C15 C17')), '6.33')
  refuses(
    state,
    'A',
    actions.run(routeVia(FOUR!, 'C15 C17'), routeVia(THREE_FIVE!, 'D14 C15', 'D14 C15 C17')),
    '6.33',
  )
})

test('1846-6.35: with `forced` only the best run is accepted', () => {
  const state = grandTrunk('forced')
  const less = actions.run(routeVia(FOUR!, 'C15 C17'))
  refuses(state, 'A', less, '6.35')
  refuses(state, 'A', actions.run(), '6.35')
  does(grandTrunk('declared'), 'A', less)
})

test('1846-6.35: the best run is proposed, and none where any is accepted', () => {
  expect(proposedTo(grandTrunk('forced'))).toHaveLength(1)
  expect(proposedTo(grandTrunk('declared'))).toEqual([expect.anything(), []])
  const [best] = proposedTo(grandTrunk('forced')) as Extract<Action1846, { kind: 'run' }>['routes'][]
  const state = grandTrunk('forced')
  const events = does(state, 'A', actions.run(...best!))
  expect(events).toContainEqual(expect.objectContaining({ kind: 'ran', company: 'GT', revenue: 220 }))
  expect(state.operation!.revenue).toBe(220)
})

test('1846-6.35: what is proposed is the best run of the moment when it was offered', () => {
  const [before, state] = [proposedTo(grandTrunk('declared')), grandTrunk('declared')]
  const offered = offersTo(state, 'A').find(({ action }) => action.kind === 'run')!
  does(state, 'A', actions.run())
  expect((offered.blank as { proposed: unknown }).proposed).toEqual(before)
})

test('1846-6.40d: without a train there is an empty run, and nothing to choose', () => {
  const state = grandTrunk('forced', [])
  expect(proposedTo(state)).toEqual([[]])
  does(state, 'A', actions.run())
  expect([state.operation!.step, sidesOf(state, 'GT')]).toEqual(['trains', []])
})

test('1846-6.33: a train counts as many stops as it can', () => {
  const state = grandTrunk()
  const wholeLine = routeVia(THREE_FIVE!, 'C5 D6.2 D8 D10 D12 D14 C15 C17', 'C15')
  refuses(state, 'A', actions.run(wholeLine), '6.33')
  refuses(state, 'A', actions.run({ ...wholeLine, counts: ['C15.0', 'C17.0'] }), '6.33')
  does(state, 'A', actions.run({ ...wholeLine, counts: ['C5.0', 'C15.0', 'C17.0'] }))
})
