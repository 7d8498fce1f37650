import type { Drawing, Stroke } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { DeclaredRoute } from '../../runs/declaredRoute.ts'
import { findBestRun } from '../../runs/findBestRun.ts'
import { boardWith, LAKESIDE, redRuns } from '../../testing/lakeside.ts'
import { routeTold } from '../../testing/routes.ts'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import { drawingOf } from './drawing.ts'
import { routeScenes } from './routeScenes.ts'

/** From West to Middle by two ways, and on to North and Inlet; Red in West. */
const LINE = boardWith(['B3 #5 r4', 'C4 #15 r2', 'D5 #3 r1', 'C2 #7 r0'], ['B3 Red'])

const position = redRuns(LINE, '2', '2/3')
const [TWO, SKIPPING] = ['2-0', '2/3-1'] as const

type Drawn = Omit<Drawing, 'facts'>

const draw = (filling: unknown, stroke?: Stroke): Drawn =>
  drawingOf(LAKESIDE, position, findBestRun(LAKESIDE, position, []), filling, stroke, LAKESIDE_WORDING)

const point = (train: string, ...hexes: string[]): Drawn =>
  hexes.reduce<Drawn>(
    (before, hex) => draw(before.filling, { train, stroke: 'point', hex, stop: 0 }),
    draw([]),
  )

const told = (train: string, way: string, counts?: string): DeclaredRoute =>
  routeTold(LAKESIDE.board, train, way, counts)

const nextHexes = ({ next }: Drawn) => next.map(({ hex, from }) => `${hex} ${from}`)

test('what is drawn first is the best run', () => {
  const drawing = draw(undefined)
  expect(drawing).toMatchObject({ revenue: drawing.best })
  expect(drawing.trains.map(({ label, skips }) => [label, skips])).toEqual([
    ['2', false],
    ['2/3', true],
  ])
  expect(draw('nonsense').filling).toEqual(drawing.filling)
})

test('a train begins at a stop that is reached and goes on from either end', () => {
  expect(nextHexes(draw([], { train: SKIPPING, stroke: 'look' }))).toEqual([
    'B3 end',
    'C4 end',
    'D3 end',
    'D5 end',
  ])
  const begun = point(SKIPPING, 'C4')
  expect(begun.filling).toEqual([{ train: SKIPPING, links: [], counts: ['C4.0'] }])
  expect(begun.trains[1]!.route).toMatchObject({ revenue: 0, stops: [{ name: 'Middle', paid: false }] })
  expect(nextHexes(point(SKIPPING, 'C4', 'B3'))).toEqual(['D3 start', 'D5 start'])
  const whole = point(SKIPPING, 'C4', 'B3', 'D3')
  expect(whole.filling).toEqual([told(SKIPPING, 'D3 C4 B3', 'D3 B3')])
  expect(whole.next).toEqual([])
})

test('a stop is skipped and counted again', () => {
  const whole = point(SKIPPING, 'B3', 'C4', 'D3')
  const tap = (before: Drawn) =>
    draw(before.filling, { train: SKIPPING, stroke: 'point', hex: 'D3', stop: 0 })
  expect(tap(whole).filling).toEqual([told(SKIPPING, 'B3 C4 D3', 'B3')])
  expect(tap(tap(whole)).filling).toEqual(whole.filling)
})

test('a run takes another way, is cut and cleared', () => {
  const drawing = point(TWO, 'B3', 'C4')
  expect(drawing.trains[0]!.ways).toEqual([2])
  const turned = draw(drawing.filling, { train: TWO, stroke: 'turn', link: 0 })
  expect(turned.filling).toEqual([told(TWO, 'B3 C2 C4')])
  expect(draw(turned.filling, { train: TWO, stroke: 'cut', end: 'start' }).filling).toEqual([
    { train: TWO, links: [], counts: ['C4.0'] },
  ])
  expect(draw(turned.filling, { train: TWO, stroke: 'clear' }).filling).toEqual([])
})

test('a route is told with its stops, its track and its bonuses', () => {
  const ran = { ...told(SKIPPING, 'B3 C4 D3', 'B3 D3'), revenue: 90 }
  const [route] = routeScenes(LAKESIDE, [position], [ran], LAKESIDE_WORDING)
  expect(route).toMatchObject({
    label: '2/3',
    stops: [{ name: 'West' }, { name: 'Middle', paid: false }, { name: 'North', value: 20 }],
    bonuses: [{ label: 'Ferry to the north', value: '+$50' }],
  })
  expect(route!.pieces).toEqual([
    { hex: 'B3', from: 's0', to: 5 },
    { hex: 'C4', from: 2, to: 's0' },
    { hex: 'C4', from: 's0', to: 4 },
    { hex: 'D3', from: 1, to: 's0' },
  ])
})

test('a route is told as it was in the position that explains it', () => {
  const later = {
    ...position,
    runningOn: (network: Parameters<typeof position.runningOn>[0]) => {
      const running = position.runningOn(network)
      return { ...running, stops: running.stops.map((stop) => ({ ...stop, revenue: stop.revenue * 2 })) }
    },
  }
  const ran = { ...told(TWO, 'B3 C4'), revenue: 50 }
  const values = (...positions: (typeof position)[]) =>
    routeScenes(LAKESIDE, positions, [ran], LAKESIDE_WORDING)[0]!.stops.map(({ value }) => value)
  expect(values(later, position)).toEqual([20, 30])
  expect(values(later)).toEqual([40, 60])
  expect(
    routeScenes(LAKESIDE, [position], [{ ...told(TWO, 'B3 D5'), revenue: 0 }], LAKESIDE_WORDING),
  ).toEqual([])
})
