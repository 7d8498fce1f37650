import type { StopScene } from '@roundhouse/view'
import { describe, expect, test } from 'vitest'
import { type Curve, distance, edgeMiddle, ORIGIN, pointOn } from '../geometry.ts'
import { arrangeHex } from './arrangeHex.ts'

const stop = (kind: StopScene['kind'], slots = 0): StopScene => ({
  kind,
  revenue: { values: [10], now: 10 },
  slots: Array<null>(slots).fill(null),
  reservedFor: Array<null>(slots).fill(null),
})
const city = (slots = 1) => stop('city', slots)
const town = () => stop('town')
const halt = () => stop('halt')

const touches = (curve: Curve, place: { x: number; y: number }) =>
  Math.min(distance(curve.from, place), distance(curve.to, place)) < 0.01

describe('one stop in a hex', () => {
  test('a city stands in the middle, its track is straight', () => {
    const { stops, tracks } = arrangeHex('pointy', {
      stops: [city(2)],
      paths: [
        [0, 's0'],
        ['s0', 2],
      ],
    })
    expect(stops[0]!.at).toEqual(ORIGIN)
    expect(stops[0]!.slots).toEqual([
      { x: -27, y: 0 },
      { x: 27, y: 0 },
    ])
    for (const track of tracks) expect(distance(pointOn(track, 0.5), ORIGIN)).toBeCloseTo(43.3, 1)
  })

  test('three slots form a triangle, four a square', () => {
    const three = arrangeHex('flat', { stops: [city(3)], paths: [] }).stops[0]!.slots
    expect(three.map(({ x }) => Math.round(x))).toEqual([-27, 27, 0])
    expect(Math.round(three[2]!.y)).toBe(-30)
    const four = arrangeHex('flat', { stops: [city(4)], paths: [] }).stops[0]!.slots
    expect(four.every(({ x, y }) => Math.abs(x) === 27 && Math.abs(y) === 27)).toBe(true)
  })

  test('a town with two exits lies across the track that passes it', () => {
    const bend = arrangeHex('flat', {
      stops: [town()],
      paths: [
        [0, 's0'],
        ['s0', 1],
      ],
    })
    expect(distance(bend.stops[0]!.at, ORIGIN)).toBeCloseTo(50, 0)
    expect(bend.stops[0]!.along).toBeDefined()
    expect(touches(bend.tracks[0]!, edgeMiddle('flat', 0))).toBe(true)
    expect(touches(bend.tracks[1]!, edgeMiddle('flat', 1))).toBe(true)
    for (const track of bend.tracks) expect(touches(track, bend.stops[0]!.at)).toBe(true)
  })

  test('a town with three exits is a dot in the middle', () => {
    const { stops } = arrangeHex('pointy', {
      stops: [town()],
      paths: [
        [0, 's0'],
        [2, 's0'],
        [4, 's0'],
      ],
    })
    expect(stops[0]).toMatchObject({ at: ORIGIN, along: undefined })
  })

  test('track to an off-board place ends before its figures', () => {
    const { tracks } = arrangeHex('pointy', { stops: [stop('offboard')], paths: [[4, 's0']] })
    expect(distance(tracks[0]!.to, ORIGIN)).toBeCloseTo(46)
  })

  test('track meets at a junction in the middle', () => {
    const { tracks } = arrangeHex('flat', {
      stops: [],
      paths: [
        [0, 'j'],
        ['j', 2],
        [3, 'j'],
      ],
    })
    for (const track of tracks) expect(touches(track, ORIGIN)).toBe(true)
  })
})

describe('several stops in a hex', () => {
  test('each city of Chicago stands towards the edge that only it uses', () => {
    const { stops, tracks } = arrangeHex('pointy', {
      stops: [city(), city(), city(), city()],
      paths: [
        [0, 's0'],
        ['s0', 2],
        [3, 's1'],
        ['s1', 2],
        [4, 's2'],
        ['s2', 2],
        [5, 's3'],
        ['s3', 2],
      ],
    })
    for (const [index, edge] of [0, 3, 4, 5].entries()) {
      const { at, slot } = stops[index]!
      const out = distance(at, ORIGIN)
      expect(distance(at, edgeMiddle('pointy', edge))).toBeCloseTo(86.6 - out, 1)
      // its track is seen, and no other city touches it
      expect(86.6 - out - slot).toBeGreaterThan(15)
      expect(out).toBeGreaterThan(2 * slot + 6)
      expect(touches(tracks[index * 2 + 1]!, edgeMiddle('pointy', 2))).toBe(true)
    }
  })

  const apart: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
    [
      '64',
      [
        [0, 2],
        [3, 4],
      ],
    ],
    [
      '65',
      [
        [0, 4],
        [2, 3],
      ],
    ],
    [
      '66',
      [
        [0, 3],
        [1, 2],
      ],
    ],
    [
      '67',
      [
        [0, 3],
        [2, 4],
      ],
    ],
    [
      '68',
      [
        [0, 3],
        [1, 4],
      ],
    ],
    [
      '120',
      [
        [0, 1],
        [2, 3],
      ],
    ],
  ]
  test.each(apart)('the two cities of tile %s do not touch', (_, exits) => {
    const { stops, tracks } = arrangeHex('flat', {
      stops: [city(), city()],
      paths: exits.flatMap(([one, other], index) => [
        [one, `s${index}`] as const,
        [`s${index}`, other] as const,
      ]),
    })
    expect(distance(stops[0]!.at, stops[1]!.at)).toBeGreaterThan(2 * 24)
    for (const [index, track] of tracks.entries())
      expect(touches(track, stops[Math.floor(index / 2)]!.at)).toBe(true)
  })

  test('halts in a row share the curve of the track', () => {
    const { stops, tracks } = arrangeHex('flat', {
      stops: [halt(), halt()],
      paths: [
        [0, 's0'],
        [3, 's1'],
        ['s0', 's1'],
      ],
    })
    expect(stops[0]!.at.x).toBeCloseTo(0)
    expect(stops[0]!.at.y).toBeGreaterThan(20)
    expect(stops[1]!.at.y).toBeLessThan(-20)
    expect(touches(tracks[2]!, stops[0]!.at) && touches(tracks[2]!, stops[1]!.at)).toBe(true)
  })

  test('stops behind one another stand in a row from the edge inwards', () => {
    const { stops } = arrangeHex('flat', {
      stops: [city(), town(), halt()],
      paths: [
        [0, 's2'],
        ['s1', 's2'],
        ['s0', 's1'],
      ],
    })
    const down = stops.map(({ at }) => at.y)
    expect(down[2]).toBeGreaterThan(down[1]!)
    expect(down[1]).toBeGreaterThan(down[0]!)
  })

  test('towns without track stand side by side', () => {
    const { stops } = arrangeHex('flat', { stops: [town(), town()], paths: [] })
    expect(distance(stops[0]!.at, stops[1]!.at)).toBeCloseTo(80)
  })
})
