import type { HexScene, RouteScene, StopScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { centreOf } from '../geometry.ts'
import { arrangeHex } from '../hex/arrangeHex.ts'
import { runPath, runsByStop } from './runPath.ts'

const stop = (kind: StopScene['kind'], slots: number): StopScene => ({
  kind,
  revenue: { values: [20], now: 20 },
  slots: Array<null>(slots).fill(null),
  reservedFor: Array<null>(slots).fill(null),
})
const hex = (name: string, column: number, stops: StopScene[], paths: HexScene['paths']): HexScene => ({
  hex: name,
  column,
  row: 1,
  ground: 'plain',
  labels: [],
  stops,
  paths,
  terrain: [],
  borders: [],
  joined: [],
  marks: [],
})

/** Three hexes in a row: a city, plain track, an off-board place. */
const HEXES = new Map(
  [
    hex('A1', 1, [stop('city', 1)], [['s0', 4]]),
    hex('A3', 3, [], [[1, 4]]),
    hex('A5', 5, [stop('offboard', 0)], [[1, 's0']]),
  ].map((scene) => [
    scene.hex,
    { scene, centre: centreOf('pointy', scene), arrangement: arrangeHex('pointy', scene) },
  ]),
)
const path = (pieces: Parameters<typeof runPath>[0]) => runPath(pieces, (name) => HEXES.get(name))
const starts = (d: string) => d.split('M').length - 1

test('a run is one path through hexes and stops', () => {
  const d = path([
    { hex: 'A1', from: 's0', to: 4 },
    { hex: 'A3', from: 1, to: 4 },
    { hex: 'A5', from: 1, to: 's0' },
  ])
  expect(starts(d)).toBe(1)
  expect(d.startsWith('M86.6,150')).toBe(true)
})

test('pieces may be written either way round', () => {
  const d = path([
    { hex: 'A1', from: 4, to: 's0' },
    { hex: 'A3', from: 4, to: 1 },
    { hex: 'A5', from: 's0', to: 1 },
  ])
  expect(starts(d)).toBe(1)
})

test('a run into an off-board place ends at its figures', () => {
  const d = path([{ hex: 'A5', from: 1, to: 's0' }])
  const [x] = d
    .slice(d.lastIndexOf(' ') + 1)
    .split(',')
    .map(Number)
  expect(centreOf('pointy', { column: 5, row: 1 }).x - x!).toBeCloseTo(40, 1)
})

test('pieces that are not on the board are left out', () => {
  expect(
    path([
      { hex: 'Z9', from: 0, to: 3 },
      { hex: 'A3', from: 0, to: 3 },
    ]),
  ).toBe('')
})

test('a stop knows the runs that count it, not those that pass it', () => {
  const run = (paid: boolean): RouteScene => ({
    label: '2',
    pieces: [],
    stops: [{ hex: 'A1', stop: 0, paid }],
  })
  expect(runsByStop([run(true), run(false), run(true)], new Map()).get('A1 0')).toEqual([0, 2])
  const elsewhere = runsByStop([run(true)], new Map([['A1', 'B2']]))
  expect([...elsewhere]).toEqual([['B2 0', [0]]])
})
