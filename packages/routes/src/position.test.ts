import { expect, test } from 'vitest'
import { bestRoutes } from './bestRoutes.ts'
import { isPositionProblem, readPosition } from './position.ts'
import type { FiledRules } from './positionFile.ts'
import { columnPosition } from './testing/columnPosition.ts'

type Change = (file: ReturnType<typeof columnPosition>) => void

function read(change: Change = () => {}) {
  const file = columnPosition()
  change(file)
  return readPosition(file)
}

function runningOf(change?: Change) {
  const position = read(change)
  if (isPositionProblem(position)) throw new Error(position.problem)
  return position.cases[0]!.running
}

test('a position is read into questions', () => {
  const position = read()
  expect(position).toMatchObject({
    name: 'column',
    cases: [{ id: 'column/3', corporation: 'Blue', expected: 140 }],
  })
  const running = runningOf()
  expect(running.network.links).toHaveLength(3)
  expect(running.stops.map(({ token, through }) => [token, through])).toEqual([
    [false, 'never'],
    [true, 'free'],
    [false, 'free'],
    [false, 'never'],
  ])
  expect(running.bonuses).toEqual([{ at: [0], with: [[3]], amount: 50, trains: null }])
  expect(bestRoutes(running)).toMatchObject({ revenue: 140, proved: true })
})

test('a case need not say what is expected', () => {
  const position = read(({ cases }) => {
    delete cases[0]!.expected
  })
  expect(position).toMatchObject({ cases: [{ expected: null }] })
})

test('a city with a slot left or with the own token is open', () => {
  const through = (tokens: (string | null)[], slots: number) =>
    runningOf(({ hexes }) => Object.assign(hexes[3]!.stops[0]!, { tokens, slots })).stops[3]!.through
  expect(through(['Red'], 1)).toBe('never')
  expect(through(['Red'], 2)).toBe('free')
  expect(through(['Red', null], 2)).toBe('free')
  expect(through(['Red', 'Green'], 2)).toBe('never')
  expect(through(['Red', 'Blue'], 2)).toBe('free')
})

test('an off-board stop may be charged as another kind and is still no way through', () => {
  const running = runningOf(({ hexes }) => Object.assign(hexes[0]!.stops[0]!, { countsAs: 'town' }))
  expect(running.stops[0]).toMatchObject({ kind: 'town', through: 'never' })
})

test('stops of one hex, and off-board stops, are kept apart by groups as the rules say', () => {
  const groups = (rules: Partial<FiledRules>) =>
    runningOf((file) => Object.assign(file.rules, rules)).stops.map((stop) => stop.groups)
  expect(groups({})).toEqual([['A1'], ['A3'], ['A5'], ['A7']])
  expect(groups({ sameStopHexTwice: true })).toEqual([[], [], [], []])
  expect(groups({ sameStopHexTwice: true, offboardToOffboard: false })).toEqual([['offboard'], [], [], []])
})

test('what a unit of track is, and where the token must be', () => {
  expect(runningOf().network.links[0]!.track).toHaveLength(1)
  const paths = runningOf(({ rules }) => Object.assign(rules, { trackUnit: 'path', token: 'paid' }))
  expect(paths.network.links[0]!.track).toHaveLength(2)
  expect([runningOf().rules.token, paths.rules.token]).toEqual(['visited', 'paid'])
})

test.each<[object, Change]>([
  [{ problem: 'hex-again', hex: 'A3' }, ({ hexes }) => hexes.push(hexes[1]!)],
  [{ problem: 'no-such-edge', hex: 'A5', edge: 6 }, ({ hexes }) => hexes[2]!.paths.push([6, 's0'])],
  [{ problem: 'no-such-edge', hex: 'A5', edge: -1 }, ({ hexes }) => hexes[2]!.paths.push([-1, 's0'])],
  [{ problem: 'no-such-edge', hex: 'A5', edge: 1.5 }, ({ hexes }) => hexes[2]!.paths.push(['s0', 1.5])],
  [{ problem: 'no-such-end', hex: 'A5', end: 'x' }, ({ hexes }) => hexes[2]!.paths.push([1, 'x'])],
  [{ problem: 'no-such-stop', hex: 'A5', stop: 's1' }, ({ hexes }) => hexes[2]!.paths.push([1, 's1'])],
  [{ problem: 'no-such-stop', hex: 'A5', stop: 's00' }, ({ hexes }) => hexes[2]!.paths.push([1, 's00'])],
  [
    { problem: 'no-such-rotation', hex: 'A1', rotation: 6 },
    ({ hexes }) => Object.assign(hexes[0]!, { rotation: 6 }),
  ],
  [{ problem: 'not-six-neighbours', hex: 'A7', count: 5 }, ({ hexes }) => void hexes[3]!.neighbors.pop()],
  [
    { problem: 'unknown-neighbour', hex: 'A7', edge: 1, neighbour: 'Z9' },
    ({ hexes }) => Object.assign(hexes[3]!.neighbors, { 1: 'Z9' }),
  ],
  [
    { problem: 'one-way-neighbour', hex: 'A7', edge: 1, neighbour: 'A1' },
    ({ hexes }) => Object.assign(hexes[3]!.neighbors, { 1: 'A1' }),
  ],
  [
    { problem: 'too-many-tokens', hex: 'A7', stop: 's0', tokens: 2, slots: 1 },
    ({ hexes }) => hexes[3]!.stops[0]!.tokens!.push('Blue'),
  ],
  [
    { problem: 'slots-outside-city', hex: 'A5', stop: 's0' },
    ({ hexes }) => Object.assign(hexes[2]!.stops[0]!, { slots: 1 }),
  ],
  [
    { problem: 'slots-outside-city', hex: 'A5', stop: 's0' },
    ({ hexes }) => Object.assign(hexes[2]!.stops[0]!, { tokens: [] }),
  ],
  [
    { problem: 'counts-as-elsewhere', hex: 'A3', stop: 's0' },
    ({ hexes }) => Object.assign(hexes[1]!.stops[0]!, { countsAs: 'town' }),
  ],
  [
    { problem: 'no-token', case: 'column/3', corporation: 'Green' },
    ({ cases }) => Object.assign(cases[0]!, { corporation: 'Green' }),
  ],
  [
    { problem: 'train-without-pays', case: 'column/3', train: '3' },
    ({ cases }) => Object.assign(cases[0]!.trains[0]!, { pays: [] }),
  ],
  [
    { problem: 'unknown-rule-value', rule: 'betweenRoutes', value: 'free', known: ['track-disjoint'] },
    ({ rules }) => Object.assign(rules, { betweenRoutes: 'free' }),
  ],
  [
    { problem: 'unknown-rule-value', rule: 'minStops', value: 3, known: [2] },
    ({ rules }) => Object.assign(rules, { minStops: 3 }),
  ],
])('%j', (problem, change) => {
  expect(read(change)).toEqual(problem)
})
