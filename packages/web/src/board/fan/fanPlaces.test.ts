import { expect, test } from 'vitest'
import { polar } from '../geometry.ts'
import { fanPlaces, fanShape, pillAt, surroundingsOf } from './fanPlaces.ts'

const SIZE = { width: 900, height: 600 }
const UP = { towards: -90, far: 1, side: 1 } as const

test('tiles stand evenly around the way in which the fan opens', () => {
  for (const tiles of [1, 2, 3, 4]) {
    const places = fanPlaces(tiles, UP)
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0)
    expect(places.every(({ y }) => y < 0)).toBe(true)
  }
})

test('no two tiles of a fan lie over one another, however it opens', () => {
  const corner = 34
  for (let towards = -180; towards < 180; towards += 15)
    for (const [tiles, far, side] of [
      [2, 1, 1],
      [3, 1, 1],
      [4, 1, 1],
      [10, 1, 1],
      [10, 1, -1],
      [4, 1.75, 1],
      [10, 1.75, 1],
    ] as const) {
      const places = fanPlaces(tiles, { towards, far, side })
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1)) {
          // between the middles of their round corners
          const across = Math.abs(one.x - other.x) - 140 + 2 * corner
          const down = Math.abs(one.y - other.y) - 142 + 2 * corner
          expect(Math.hypot(Math.max(0, across), Math.max(0, down))).toBeGreaterThan(2 * corner)
        }
    }
})

test('a fan opens upwards, and elsewhere where the visible area ends', () => {
  const towards = (tiles: number, x: number, y: number) =>
    fanShape(tiles, surroundingsOf({ x, y }, 0.6, SIZE, []), []).towards
  expect(towards(4, 450, 400)).toBe(-90)
  expect(towards(4, 450, 40)).toBe(90)
  expect(towards(4, 30, 300)).toBe(0)
  expect(towards(4, 870, 300)).toBe(180)
  expect(towards(3, 20, 20)).toBe(45)
})

const ROOMY = surroundingsOf({ x: 450, y: 300 }, 0.4, SIZE, [])

test('a fan opens away from what can be chosen', () => {
  const above = { at: { x: 0, y: -260 }, matters: 1 }
  const below = { at: { x: 0, y: 260 }, matters: 1 }
  expect(fanShape(3, ROOMY, [above]).towards).toBe(90)
  expect([0, 180]).toContain(fanShape(1, ROOMY, [above, below]).towards)
  const card = { left: 400, top: 0, right: 900, bottom: 250 }
  expect(fanShape(3, surroundingsOf({ x: 450, y: 300 }, 0.4, SIZE, [card]), []).towards).toBe(90)
  expect(fanShape(1, ROOMY, [{ ...above, matters: 0.3 }, below]).towards).not.toBe(90)
})

test('a fan goes farther away where what is near can be chosen', () => {
  const ring = Array.from({ length: 12 }, (_, index) => ({ at: polar(index * 30, 262), matters: 4 }))
  const { far } = fanShape(2, ROOMY, ring)
  expect(far).toBeGreaterThan(1)
  expect(fanShape(2, ROOMY, []).far).toBe(1)
})

test('the pill stands on no tile, and not where the track leads', () => {
  const tiles = fanPlaces(4, UP)
  expect(pillAt(160, tiles, ROOMY, [])).toEqual({ x: 0, y: 150 })
  const aside = pillAt(160, tiles, ROOMY, [{ at: { x: 60, y: 105 }, matters: 1 }])
  expect(aside.x).toBeLessThan(0)
  expect(pillAt(160, fanPlaces(4, { ...UP, towards: 90 }), ROOMY, []).y).toBeLessThan(0)
})
