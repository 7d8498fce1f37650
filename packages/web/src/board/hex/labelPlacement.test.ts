import type { HexScene, StopScene } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { arrangeHex } from './arrangeHex.ts'
import { labelPlaces } from './labelPlacement.ts'
import { gapBetween } from './labelRoom.ts'
import { bonusWidth, bubbleWidth, costWidth } from './labelSizes.ts'

const city = (revenue: number, slots = 1): StopScene => ({
  kind: 'city',
  revenue: { values: [revenue], now: revenue },
  slots: Array<null>(slots).fill(null),
  reservedFor: Array<null>(slots).fill(null),
})
const placed = (layout: 'flat' | 'pointy', scene: Partial<HexScene>) => {
  const whole = { ...BARE_HEX, ...scene }
  return labelPlaces(layout, whole, arrangeHex(layout, whole))
}

test('a city has its revenue above and its name below', () => {
  const places = placed('pointy', { name: 'Toledo', stops: [city(30, 2)], paths: [[0, 's0']] })
  expect(places.revenue).toEqual([{ x: 0, y: -62 }])
  expect(places.name).toEqual({ x: 0, y: 58 })
})

test('the number of a tile is at the bottom, and clear of the name of its place', () => {
  expect(placed('pointy', { tile: '8', paths: [[0, 2]] }).number).toEqual({ x: 0, y: 84 })
  const { number, name } = placed('pointy', {
    tile: '619',
    name: 'Port Huron',
    stops: [city(30, 2)],
    paths: [
      [1, 's0'],
      [4, 's0'],
    ],
  })
  expect(Math.abs(number.y - name.y)).toBeGreaterThan(25)
})

test('the name of an off-board hex is below what is written there, or above it where marks are below', () => {
  const stop: StopScene = { ...city(30, 0), kind: 'offboard' }
  expect(placed('pointy', { name: 'Windsor', stops: [stop] }).id).toEqual({ x: 0, y: 76 })
  const marks = [{ kind: 'port', label: '' }] as const
  expect(placed('pointy', { name: 'Holland', stops: [stop], marks }).id).toEqual({ x: 0, y: -80 })
})

test('with three slots the revenue stands to the left and the label to the right', () => {
  const places = placed('pointy', { name: 'Detroit', stops: [city(60, 3)], labels: ['Z'] })
  expect(places.revenue).toEqual([{ x: -68, y: -42 }])
  expect(places.labels).toEqual({ x: 66, y: -42 })
  expect(places.name.y).toBe(66)
})

test('a cost on a lower edge turns the hex upside down', () => {
  const places = placed('pointy', {
    name: 'Cincinnati',
    stops: [city(50, 2)],
    borders: [{ edge: 0, kind: 'water', cost: 40 }],
  })
  expect(places.name.y).toBeLessThan(0)
  expect(places.revenue[0]!.y).toBeGreaterThan(0)
})

test('equal cities in a hex share one figure, different ones have their own', () => {
  const paths = [
    [0, 's0'],
    [3, 's1'],
  ] as const
  expect(placed('flat', { stops: [city(40), city(40)], paths }).revenue.filter(Boolean)).toHaveLength(1)
  expect(placed('flat', { stops: [city(50), city(30)], paths }).revenue.filter(Boolean)).toHaveLength(2)
})

test('what is worth nothing has no figure', () => {
  expect(placed('flat', { stops: [city(0)] }).revenue).toEqual([null])
})

test('a marker reaches no farther to the side than its hex, where the next one has its name', () => {
  const mark = { kind: 'port', label: '+40', company: 'GT' } as const
  const { marks } = placed('pointy', {
    name: 'Wheeling',
    stops: [city(30, 2)],
    paths: [
      [3, 's0'],
      [5, 's0'],
      [2, 's0'],
    ],
    borders: [{ edge: 1, kind: 'water', cost: 20 }],
    marks: [mark],
  })
  expect(Math.abs(marks[0]!.x) + bonusWidth(mark) / 2).toBeLessThan(90)
})

test('two figures never lie on one another', () => {
  const [one, other] = placed('flat', {
    stops: [city(50), city(30)],
    paths: [
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [0, 's1'],
    ],
  }).revenue
  expect(
    gapBetween({ at: one!, width: 42, height: 32 }, { at: other!, width: 42, height: 32 }),
  ).toBeGreaterThan(0)
})

test('a city without slots leaves its middle to cubes: its name above, cost and income below side by side', () => {
  const cubes = Array.from({ length: 5 }, () => ({ kind: 'cube', label: 'PRR', company: 'PRR' }) as const)
  for (const marks of [[], cubes])
    for (const kind of ['plain', 'hill'])
      for (const earned of [50, 100]) {
        const market = { ...city(earned), slots: [], reservedFor: [] }
        const { name, revenue, terrain } = placed('pointy', {
          name: 'Pittsburgh',
          stops: [market],
          terrain: [{ kind, cost: 30 }],
          marks,
        })
        expect(name.y).toBeLessThan(-50)
        expect(revenue[0]!.y).toBe(terrain.y)
        const written = kind === 'plain' ? '$30' : '30'
        const cost = { at: terrain, width: 0.8 * costWidth(kind, written.length, 0.8), height: 24 }
        const worth = { at: revenue[0]!, width: bubbleWidth(market), height: 32 }
        expect(gapBetween(worth, cost)).toBeGreaterThan(5)
      }
})

test('coal stands in the middle, what building costs below it', () => {
  const { terrain } = placed('pointy', {
    name: 'Scranton',
    terrain: [{ kind: 'mountain', cost: 40 }],
    marks: [{ kind: 'coal', label: '+40' }],
  })
  expect(terrain).toEqual({ x: 0, y: 58 })
})
