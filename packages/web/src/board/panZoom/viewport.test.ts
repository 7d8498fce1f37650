import { expect, test } from 'vitest'
import { boxOf, detailOf, panBy, revealPoint, turnBetween, viewBetween, zoomBy } from './viewport.ts'

const SIZE = { width: 800, height: 600 }

test('zooming keeps the place under the pointer', () => {
  const before = { x: 30, y: 40, scale: 0.4 }
  const at = { x: 200, y: 100 }
  const after = zoomBy(before, 1.5, at)
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
})

test('the board cannot be dragged out of the visible area', () => {
  const board = { left: 0, top: 0, right: 1000, bottom: 1000 }
  const view = panBy({ x: 0, y: 0, scale: 1 }, { x: 1e6, y: -1e6 }, board, SIZE)
  expect(view.x).toBeLessThan(SIZE.width)
  expect(view.y).toBeGreaterThan(-1000)
})

test('details come with size', () => {
  const sizes = [10, 12, 15, 24, 36, 60]
  expect(sizes.map((r) => detailOf({ scale: r / 100 }))).toEqual([0, 1, 2, 3, 4, 5])
})

test('a smooth move begins and ends where it should', () => {
  const [from, to] = [
    { x: 10, y: 20, scale: 0.3 },
    { x: -200, y: 5, scale: 0.9 },
  ]
  for (const [part, view] of [
    [0, from],
    [1, to],
  ] as const) {
    const there = viewBetween(from, to, part, SIZE)
    expect(there.x).toBeCloseTo(view.x)
    expect(there.y).toBeCloseTo(view.y)
    expect(there.scale).toBeCloseTo(view.scale)
  }
})

test('the extent of places', () => {
  expect(
    boxOf(
      [
        { x: 0, y: 0 },
        { x: 10, y: -5 },
      ],
      2,
    ),
  ).toEqual({ left: -2, top: -7, right: 12, bottom: 2 })
})

test('what is in view stays where it is, and what is not comes into view beside what floats', () => {
  const size = { width: 400, height: 300 }
  const buttons = { left: 0, top: 0, right: 150, bottom: 60 }
  const view = { x: 0, y: 0, scale: 0.5 }
  expect(revealPoint(view, { x: 400, y: 300 }, size, [buttons])).toEqual(view)
  expect(revealPoint(view, { x: 400, y: 900 }, size, [buttons])).toEqual({ ...view, y: -200 })
  expect(revealPoint(view, { x: 200, y: 40 }, size, [buttons])).toEqual({ ...view, y: 85 })
  expect(revealPoint(view, { x: 700, y: 100 }, size, [buttons])).toEqual(view)
  const lower = { ...buttons, top: size.height - buttons.bottom, bottom: size.height - buttons.top }
  const { y } = revealPoint(view, { x: 200, y: 2 * size.height - 40 }, size, [lower])
  expect(y).toBe(-85)
})

test('a finger turns around another', () => {
  const around = { x: 0, y: 0 }
  expect(turnBetween(around, { x: 10, y: 0 }, { x: 0, y: 10 })).toBeCloseTo(90)
  expect(turnBetween(around, { x: -10, y: -1 }, { x: -10, y: 1 })).toBeCloseTo(-11.42, 1)
})
