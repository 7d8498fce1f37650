import type { HexScene } from '@roundhouse/view'
import { describe, expect, test } from 'vitest'
import type { Obstacle } from './hex/labelRoom.ts'
import { zoomedOutNames } from './zoomedOutNames.ts'

const place = (hex: string, name: string, x: number, now: number, kind: 'city' | 'town' = 'city') => ({
  hex,
  centre: { x, y: -58 },
  at: { x, y: 0 },
  grows: 0.5,
  scene: {
    name,
    stops: [{ kind, revenue: { now, phases: [] }, slots: [] }] as unknown as HexScene['stops'],
  },
})

const bubble = (x: number, y: number): Obstacle => ({ at: { x, y }, width: 42, height: 32 })

/** Hexes without names all along the row: there no name has room beside the board. */
const LAND = Array.from({ length: 19 }, (_, index) => ({
  ...place(`Z${index}`, '', (index - 7) * 173, 0),
  scene: { stops: [] },
}))

/** From how far each name is seen. */
const seenOf = (hexes: readonly ReturnType<typeof place>[], figures: readonly Obstacle[] = []) =>
  new Map([...zoomedOutNames([...hexes, ...LAND], figures)].map(([hex, { from }]) => [hex, from]))

test('of two cities that lie side by side, the one that earns more keeps its name', () => {
  const [small, large] = [place('A1', 'Washington', 0, 20), place('A3', 'Baltimore', 110, 30)]
  expect([...seenOf([small, large])]).toEqual([['A3', '0 1 2 3']])
})

test('cities with room between them keep their names, and towns do not', () => {
  const hexes = [
    place('A1', 'Erie', 0, 10),
    place('A5', 'Utica', 346, 10),
    place('A9', 'Ripley', 900, 10, 'town'),
  ]
  expect([...seenOf(hexes).keys()]).toEqual(['A1', 'A5'])
})

test('from less far there is room for more names', () => {
  const hexes = [place('A1', 'Toledo', 0, 20), place('A3', 'Cleveland', 173, 30)]
  expect(seenOf(hexes)).toEqual(
    new Map([
      ['A3', '0 1 2 3'],
      ['A1', '3'],
    ]),
  )
})

test('a name that gives way from less far is not written there', () => {
  const hexes = [
    place('A1', 'Terre Haute', 0, 0),
    place('A3', 'Indianapolis', 220, 30),
    place('A5', 'Fort Wayne', 520, 40),
  ]
  const seen = (far: string) =>
    [...seenOf(hexes)].filter(([, from]) => from.includes(far)).map(([hex]) => hex)
  expect(seen('2').sort()).toEqual(['A1', 'A5'])
  expect(seen('3').sort()).toEqual(['A3', 'A5'])
})

test('a name goes aside for a figure, and is left out where it cannot', () => {
  const huron = place('B16', 'Port Huron', 0, 30)
  const [beside, under] = [bubble(-170, 5), bubble(-30, 5)]
  expect(zoomedOutNames([huron, ...LAND], [beside]).get('B16')?.aside).toContain(
    '--aside-2:40px,0px;--aside-3:0px,0px',
  )
  // figures are left out from farther still
  expect(seenOf([huron], [under])).toEqual(new Map([['B16', '0 1']]))
})

describe('where the board ends beside a city', () => {
  const inland = place('A1', 'New York', 0, 60)
  const harbour = place('A3', 'New Haven', 173, 30)
  const cape = (x: number) => ({ ...place('Z9', '', x, 0), centre: { x, y: 900 }, scene: { stops: [] } })

  test('its name has room there', () => {
    const { from, aside } = zoomedOutNames([harbour, inland, cape(1800)], []).get('A3')!
    expect(from).toBe('0 1 2 3')
    expect(Number(/--aside-2:(\d+)px/.exec(aside)![1])).toBeGreaterThan(94)
  })

  test('but not beyond the whole of it: there the screen may end', () => {
    expect(zoomedOutNames([harbour, inland, cape(173)], []).has('A3')).toBe(false)
    const alone = zoomedOutNames([harbour, cape(-1800)], []).get('A3')!
    expect(Number(/--aside-2:(-?\d+)px/.exec(alone.aside)![1])).toBeLessThan(0)
  })
})
