import type { DeclaredRoute } from '@roundhouse/18xx'
import { whyNot } from '@roundhouse/kernel'
import type { Drawing, Reader, Stroke } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Side } from '../components/trains.ts'
import { game1846 } from '../index.ts'
import {
  afterDraft,
  corporation,
  game,
  LINE,
  routeVia,
  seatOf,
  setOperation,
  setPhase,
  tiles,
  trainId,
  WHOLE_LINE,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }

/** GT with a token in Detroit, on the line from Chicago Connections to Windsor. */
function line(...trains: Side[]): State1846 {
  const state = afterDraft(game(5, { options: { bestRun: 'declared' } }))
  setPhase(state, 'II')
  tiles(state, ...LINE)
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 500, trains, tokens: [['C15', 0]] })
  setOperation(state, 'GT')
  return state
}

const draw = (state: State1846, filling: unknown, stroke?: Stroke): Drawing =>
  view1846.draw!(state, filling, stroke, EN)

/** Points at stops one after another. */
const pointing = (state: State1846, train: string, ...stops: string[]): Drawing =>
  stops.reduce(
    (drawing, name) => {
      const [hex, stop] = name.split('.') as [string, string]
      return draw(state, drawing.filling, { train, stroke: 'point', hex, stop: Number(stop) })
    },
    draw(state, []),
  )

/** What fills the blank; in which order the stops count does not matter. */
const routesOf = ({ filling }: Drawing): DeclaredRoute[] =>
  (filling as DeclaredRoute[]).map(({ counts, ...rest }) => ({ ...rest, counts: counts.toSorted() }))
const routed = (...[train, way, counts]: Parameters<typeof routeVia>): DeclaredRoute[] =>
  routesOf({ filling: [routeVia(train, way, counts)] } as unknown as Drawing)

const namesOf = ({ next }: Drawing): string[] => next.map(({ hex, stop }) => `${hex}.${stop}`).sort()
const ruleOf = (state: State1846, { filling }: Drawing): string | undefined =>
  whyNot(game1846, state, seatOf('A'), { kind: 'run', routes: filling })?.rule

test('what is drawn first is the best run, with what it earns for each share', () => {
  const state = line('3/5')
  const drawing = draw(state, undefined)
  expect(routesOf(drawing)).toEqual(routed(trainId(state, 'GT', '3/5'), WHOLE_LINE, 'C5 C15 C17'))
  expect(drawing).toMatchObject({ revenue: drawing.best, facts: [{ label: 'Per share', value: '$19' }] })
  expect(ruleOf(state, drawing)).toBeUndefined()
})

test('a train begins anywhere on the network and goes on from stop to stop', () => {
  const state = line('3/5')
  const train = trainId(state, 'GT', '3/5')
  const start = draw(state, [], { train, stroke: 'look' })
  expect(namesOf(start)).toEqual(expect.arrayContaining(['C15.0', 'C17.0', 'C5.0', 'D14.0', 'D6.2']))
  const begun = pointing(state, train, 'C15.0')
  expect(begun.trains[0]!.route!.stops.map(({ name }) => name)).toEqual(['Detroit'])
  expect(namesOf(begun)).toEqual(expect.arrayContaining(['C17.0', 'D14.0']))
  expect(ruleOf(state, begun)).toBe('1846-6.30a')
  const two = pointing(state, train, 'C15.0', 'D14.0')
  expect(two.next.find(({ hex }) => hex === 'C17')).toMatchObject({ from: 'start', name: 'Windsor' })
  expect(two.next.find(({ hex }) => hex === 'D6')).toMatchObject({ from: 'end', name: 'Chicago' })
  const whole = pointing(state, train, 'C15.0', 'D14.0', 'C17.0', 'D6.2', 'C5.0')
  expect(routesOf(whole)).toEqual(routed(train, WHOLE_LINE.split(' ').toReversed().join(' '), 'C17 C15 C5'))
  expect(whole.next).toEqual([])
  expect(ruleOf(state, whole)).toBeUndefined()
})

test('a stop of the run is skipped and counted again, and the rules judge the whole', () => {
  const state = line('3/5')
  const train = trainId(state, 'GT', '3/5')
  const tap = (drawing: Drawing) =>
    draw(state, drawing.filling, { train, stroke: 'point', hex: 'C17', stop: 0 })
  const skipped = tap(draw(state, undefined))
  expect(skipped.trains[0]!.route!.stops.at(-1)).toMatchObject({ name: 'Windsor', paid: false })
  expect(ruleOf(state, skipped)).toBe('1846-6.33')
  expect(routesOf(tap(skipped))).toEqual(routesOf(draw(state, undefined)))
})

test('a run is cut from either end and cleared', () => {
  const state = line('3/5')
  const train = trainId(state, 'GT', '3/5')
  const cut = (drawing: Drawing, end: 'start' | 'end') =>
    draw(state, drawing.filling, { train, stroke: 'cut', end })
  const shorter = cut(cut(draw(state, undefined), 'start'), 'start')
  expect(routesOf(shorter)).toEqual(routed(train, 'D14 C15 C17'))
  const begun = cut(cut(shorter, 'end'), 'start')
  expect(begun.filling).toEqual([{ train, links: [], counts: ['C15.0'] }])
  expect(cut(begun, 'end').filling).toEqual([])
  expect(draw(state, shorter.filling, { train, stroke: 'clear' })).toMatchObject({
    filling: [],
    revenue: 0,
    trains: [{ id: train, route: null }],
  })
})

test('a stop too many, or track of another train, is drawn where it is asked for, and refused by its rule', () => {
  const state = line('2', '2')
  const [one, other] = state.corporations.GT.trains.map(({ id }) => id) as [string, string]
  const far = pointing(state, one, 'C17.0', 'C15.0', 'D14.0')
  expect(far.trains[0]!.route!.stops).toHaveLength(3)
  expect(ruleOf(state, far)).toBe('1846-6.33')
  expect(pointing(state, one, 'C17.0', 'C15.0').next).toEqual([])
  const first = pointing(state, one, 'C15.0', 'D14.0')
  const begun = draw(state, first.filling, { train: other, stroke: 'point', hex: 'C15', stop: 0 })
  expect(namesOf(begun)).toContain('C17.0')
  expect(namesOf(begun)).not.toContain('D14.0')
  const both = draw(state, begun.filling, { train: other, stroke: 'point', hex: 'D14', stop: 0 })
  expect(ruleOf(state, both)).toBe('1846-6.34d')
  expect((both.filling as DeclaredRoute[]).map(({ train }) => train)).toEqual([one, other])
})

test('between two stops every way that is free can be taken', () => {
  const state = line('2', '2')
  setPhase(state, 'III')
  tiles(state, 'D14 #15 r0', 'C15 #295 r4', 'C13 #7 r4')
  const [train, other] = state.corporations.GT.trains.map(({ id }) => id) as [string, string]
  const drawing = pointing(state, train, 'D14.0', 'C15.0')
  expect(drawing.trains[0]!.ways).toEqual([2])
  const turn = (before: Drawing) => draw(state, before.filling, { train, stroke: 'turn', link: 0 })
  expect(routesOf(turn(drawing))).toEqual(routed(train, 'D14.0 C13 C15.0'))
  expect(routesOf(turn(turn(drawing)))).toEqual(routesOf(drawing))
  const begun = draw(state, drawing.filling, { train: other, stroke: 'point', hex: 'D14', stop: 0 })
  const both = draw(state, begun.filling, { train: other, stroke: 'point', hex: 'C15', stop: 0 })
  expect(routesOf(both)[1]).toEqual(routed(other, 'D14.0 C13 C15.0')[0])
  expect(both.trains[1]!.ways).toEqual([1])
  expect(ruleOf(state, both)).toBeUndefined()
})

test('what cannot be read is the best run again, and what is not there changes nothing', () => {
  const state = line('2')
  const best = draw(state, undefined)
  expect(draw(state, 'nonsense').filling).toEqual(best.filling)
  const astray = { train: trainId(state, 'GT', '2'), links: [['C17.0', 'B18.0']], counts: [] }
  expect(draw(state, [astray]).filling).toEqual(best.filling)
  expect(draw(state, best.filling, { train: 'none', stroke: 'clear' }).filling).toEqual(best.filling)
  const train = trainId(state, 'GT', '2')
  expect(draw(state, best.filling, { train, stroke: 'turn', link: 9 }).filling).toEqual(best.filling)
  expect(draw(state, best.filling, { train, stroke: 'point', hex: 'K3', stop: 0 }).filling).toEqual(
    best.filling,
  )
})
