import { expect, test } from 'vitest'
import { fanPlaces, fanTowards, pillAt, surroundingsOf } from './fanPlaces.ts'

const SIZE = { width: 900, height: 600 }

test('tiles stand evenly around the way in which the fan opens', () => {
  for (const tiles of [1, 2, 3, 4]) {
    const places = fanPlaces(tiles, -90)
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0)
    expect(places.every(({ y }) => y < 0)).toBe(true)
  }
})

test('no two tiles of a fan lie over one another, however it opens', () => {
  const corner = 34
  for (let towards = -180; towards < 180; towards += 15)
    for (const tiles of [2, 3, 4, 10]) {
      const places = fanPlaces(tiles, towards)
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
    fanTowards(tiles, surroundingsOf({ x, y }, 0.6, SIZE, []), [])
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
  expect(fanTowards(3, ROOMY, [above])).toBe(90)
  expect([0, 180]).toContain(fanTowards(1, ROOMY, [above, below]))
  const card = { left: 400, top: 0, right: 900, bottom: 250 }
  expect(fanTowards(3, surroundingsOf({ x: 450, y: 300 }, 0.4, SIZE, [card]), [])).toBe(90)
  expect(fanTowards(1, ROOMY, [{ ...above, matters: 0.3 }, below])).not.toBe(90)
})

test('the pill stands on no tile, and not where the track leads', () => {
  const tiles = fanPlaces(4, -90)
  expect(pillAt(160, tiles, ROOMY, [])).toEqual({ x: 0, y: 150 })
  const aside = pillAt(160, tiles, ROOMY, [{ at: { x: 60, y: 105 }, matters: 1 }])
  expect(aside.x).toBeLessThan(0)
  expect(pillAt(160, fanPlaces(4, 90), ROOMY, []).y).toBeLessThan(0)
})
