import { expect, test } from 'vitest'
import { fanPlaces, fanTowards } from './fanPlaces.ts'

const PANE = { width: 900, height: 600 }

test('tiles stand evenly around the way in which the fan opens', () => {
  for (const tiles of [1, 2, 3, 4]) {
    const places = fanPlaces(tiles, -90)
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0)
    expect(places.every(({ y }) => y < 0)).toBe(true)
  }
})

test('no two tiles of a fan lie over one another', () => {
  for (const towards of [-90, 90, 0, 180])
    for (const tiles of [2, 3, 4, 10]) {
      const places = fanPlaces(tiles, towards)
      for (const [place, one] of places.entries())
        for (const other of places.slice(place + 1)) {
          const apart = [Math.abs(one.x - other.x) / 140, Math.abs(one.y - other.y) / 142]
          expect(Math.max(...apart)).toBeGreaterThan(1)
        }
    }
})

test('a fan opens upwards, and elsewhere where the pane ends', () => {
  expect(fanTowards(4, { x: 450, y: 400 }, 0.6, PANE)).toBe(-90)
  expect(fanTowards(4, { x: 450, y: 40 }, 0.6, PANE)).toBe(90)
  expect(fanTowards(4, { x: 30, y: 300 }, 0.6, PANE)).toBe(0)
  expect(fanTowards(4, { x: 870, y: 300 }, 0.6, PANE)).toBe(180)
  expect(fanTowards(3, { x: 20, y: 20 }, 0.6, PANE)).toBe(45)
})
