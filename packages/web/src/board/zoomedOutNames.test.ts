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

/** At every distance. */
const ALL = '0 1 2 3 4 5 6 7 8'
const NOTHING = { figures: [], goals: [], beyond: [], notes: [], costs: [] }

/** From how far each name is seen. */
const seenOf = (hexes: readonly ReturnType<typeof place>[], figures: readonly Obstacle[] = []) =>
  new Map(
    [...zoomedOutNames([...hexes, ...LAND], { ...NOTHING, figures })].map(([hex, { from }]) => [hex, from]),
  )

/** How far down a name is moved at a distance. */
const downAt = (aside: string, far: number): number =>
  Number(new RegExp(`--aside-${far}:-?\\d+px,(-?\\d+)px`).exec(aside)![1])

test('of two cities that lie side by side, the one that earns less has its name above it', () => {
  const [small, large] = [place('A1', 'Washington', 0, 20), place('A3', 'Baltimore', 110, 30)]
  const names = zoomedOutNames([small, large, ...LAND], NOTHING)
  const [one, other] = [names.get('A1')!, names.get('A3')!]
  expect([one.from, other.from]).toEqual([ALL, ALL])
  for (const far of [0, 1, 2, 3]) {
    expect(downAt(one.aside, far)).toBeLessThan(-58)
    expect(downAt(other.aside, far)).toBe(0)
  }
})

test('or none, if something is there', () => {
  const [small, large] = [place('A1', 'Washington', 0, 20), place('A3', 'Baltimore', 110, 30)]
  const above = { at: { x: 0, y: -130 }, width: 300, height: 60 }
  const seen = seenOf([small, large], [above])
  expect(seen.get('A3')).toBe(ALL)
  expect(seen.get('A1')).not.toMatch(/[23]/)
})

test('a name lies over what it costs to build rather than be left out, and goes aside for it if it can', () => {
  const city = place('A1', 'Columbus', 0, 20)
  const cost = (width: number): Obstacle => ({ at: { x: 115, y: 10 }, width, height: 30 })
  const written = (width: number) =>
    zoomedOutNames([city, ...LAND], { ...NOTHING, costs: [cost(width)] }).get('A1')!
  expect(written(30).from).toBe(ALL)
  expect(written(30).aside).toMatch(/--aside-5:-\d+px/)
  expect(written(3000).from).toBe(ALL)
  expect(written(3000).aside).toMatch(/--aside-5:0px,0px/)
})

test('cities with room between them keep their names, and towns have theirs from less far', () => {
  const hexes = [
    place('A1', 'Erie', 0, 10),
    place('A5', 'Utica', 346, 10),
    place('A9', 'Ripley', 900, 10, 'town'),
  ]
  expect([...seenOf(hexes)]).toEqual([
    ['A1', ALL],
    ['A5', ALL],
    ['A9', '7 8'],
  ])
})

test('from less far there is room for more names in their places', () => {
  const hexes = [place('A1', 'Toledo', 0, 20), place('A3', 'Cleveland', 173, 30)]
  const names = zoomedOutNames([...hexes, ...LAND], NOTHING)
  const { aside } = names.get('A1')!
  expect([0, 1, 2].every((far) => downAt(aside, far) < 0)).toBe(true)
  expect([3, 4, 5, 6, 7, 8].every((far) => downAt(aside, far) === 0)).toBe(true)
})

test('names that touch are written smaller or go aside, and a name with room is larger', () => {
  const hexes = [
    place('A1', 'Terre Haute', 0, 20),
    place('A3', 'Indianapolis', 173, 30),
    place('A7', 'Erie', 519, 20),
  ]
  const names = zoomedOutNames([...hexes, ...LAND], NOTHING)
  const at = (hex: string, far: number) => {
    const [, across, size] = new RegExp(`--aside-${far}:(-?\\d+)px,0px;--size-${far}:([\\d.]+)`).exec(
      names.get(hex)!.aside,
    )!
    return { across: Number(across), size: Number(size) }
  }
  expect(at('A7', 7)).toEqual({ across: 0, size: 1.24 })
  const [one, other] = [at('A1', 7), at('A3', 7)]
  expect(173 + other.across - one.across).toBeGreaterThan(((165 + 172) / 2) * Math.min(one.size, other.size))
  expect(names.get('A1')!.from).toContain('7 8')
})

test('a name goes aside for a figure, and is left out where it cannot', () => {
  const huron = place('B16', 'Port Huron', 0, 30)
  const [beside, under, above] = [bubble(-170, 5), bubble(-30, 5), bubble(-30, -125)]
  expect(zoomedOutNames([huron, ...LAND], { ...NOTHING, figures: [beside] }).get('B16')?.aside).toMatch(
    /--aside-2:[1-9]\d*px,0px.*--aside-7:0px,0px/,
  )
  // figures are left out from farther still
  expect(seenOf([huron], [under, above]).get('B16')).not.toMatch(/[2-4]/)
})

test('a name goes aside for what is written beyond the board, where that is seen', () => {
  const salamanca = place('E21', 'Salamanca', 0, 10)
  const bonus = { at: { x: 150, y: 10 }, width: 160, height: 30 }
  const { aside } = zoomedOutNames([salamanca, ...LAND], { ...NOTHING, beyond: [bonus] }).get('E21')!
  expect(aside).toMatch(/--aside-4:0px,.*--aside-5:-\d+px,.*--aside-6:-\d+px,.*--aside-7:0px,/)
})

describe('where the board ends beside a city', () => {
  const inland = place('A1', 'New York', 0, 60)
  const harbour = place('A3', 'New Haven', 173, 30)
  const cape = (x: number) => ({ ...place('Z9', '', x, 0), centre: { x, y: 900 }, scene: { stops: [] } })

  test('its name has room there', () => {
    const { from, aside } = zoomedOutNames([harbour, inland, cape(1800)], NOTHING).get('A3')!
    expect(from).toBe(ALL)
    expect(Number(/--aside-2:(\d+)px/.exec(aside)![1])).toBeGreaterThan(94)
  })

  test('but not beyond the whole of it: there the screen may end', () => {
    expect(zoomedOutNames([harbour, inland, cape(173)], NOTHING).get('A3')!.from).not.toMatch(/[0-2]/)
    const alone = zoomedOutNames([harbour, cape(-1800)], NOTHING).get('A3')!
    expect(Number(/--aside-2:(-?\d+)px/.exec(alone.aside)![1])).toBeLessThan(0)
  })
})
