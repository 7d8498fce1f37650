import { describe, expect, test } from 'vitest'
import { bestViewAround, fitBox, fitHexes, isSeenWell, sumHidden } from './fitView.ts'

const SIZE = { width: 800, height: 600 }
const FREE = { left: 0, top: 0, right: 0, bottom: 0 }
const R = { least: 18, greatest: 90 }

test('a box is fitted into the middle of the visible area', () => {
  const view = fitBox({ left: 0, top: 0, right: 1600, bottom: 600 }, SIZE, FREE, R)
  expect(view).toEqual({ scale: 0.5, x: 0, y: 150 })
})

test('a box is fitted beside what covers the visible area', () => {
  const view = fitBox({ left: 0, top: 0, right: 1000, bottom: 1000 }, SIZE, { ...FREE, right: 300 }, R)
  expect(view.scale).toBe(0.5)
  expect(view.x).toBe(0)
})

test('hexes are never fitted smaller than 18 pixels, nor larger than asked', () => {
  expect(fitBox({ left: 0, top: 0, right: 9e4, bottom: 10 }, SIZE, FREE, R).scale).toBe(0.18)
  expect(fitBox({ left: 0, top: 0, right: 10, bottom: 10 }, SIZE, FREE, R).scale).toBe(0.9)
})

test('what floats in an empty corner costs no room', () => {
  const size = { width: 400, height: 400 }
  const corner = { left: 0, top: 0, right: 60, bottom: 40 }
  const any = { least: 0, greatest: 1000 }
  const diamond = [
    { x: 500, y: 0 },
    { x: 0, y: 500 },
    { x: 1000, y: 500 },
    { x: 500, y: 1000 },
  ]
  expect(fitHexes(diamond, 100, size, [corner], any)).toEqual(fitHexes(diamond, 100, size, [], any))
})

test('what floats over a hex is kept clear of by its nearest side', () => {
  const size = { width: 400, height: 400 }
  const bar = { left: 0, top: 0, right: 380, bottom: 40 }
  const any = { least: 0, greatest: 1000 }
  const row = [
    { x: 0, y: 0 },
    { x: 0, y: 600 },
  ]
  const view = fitHexes(row, 100, size, [bar], any)
  expect(view.y - 84 * view.scale).toBeGreaterThanOrEqual(40)
})

test('a board moves aside for what floats before it becomes smaller', () => {
  const size = { width: 400, height: 800 }
  const card = { left: 300, top: 380, right: 400, bottom: 800 }
  const row = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
  ]
  const view = fitHexes(row, 100, size, [card], { least: 0, greatest: 1000 })
  expect(view.scale).toBeCloseTo(0.5)
  expect(view.y + 84 * view.scale).toBeLessThanOrEqual(380)
})

test('what is too large to keep clear of anything stays in the middle', () => {
  const size = { width: 400, height: 400 }
  const buttons = { left: 0, top: 0, right: 150, bottom: 60 }
  const row = [
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 2000, y: -1000 },
    { x: 2000, y: 1000 },
  ]
  const view = fitHexes(row, 100, size, [buttons, { ...buttons, bottom: 400 }], { least: 18, greatest: 90 })
  expect(2000 * view.scale + view.x).toBeCloseTo(200)
})

test('nothing leaves the visible area to keep clear of what floats', () => {
  const size = { width: 390, height: 300 }
  const buttons = { left: 12, top: 12, right: 160, bottom: 56 }
  const board = [
    { x: 0, y: -700 },
    { x: -400, y: -500 },
    { x: -800, y: 0 },
    { x: 800, y: 0 },
    { x: 0, y: 700 },
  ]
  const view = fitHexes(board, 104, size, [buttons], { least: 18, greatest: 90 })
  expect(view.x).toBeCloseTo(195)
})

describe('the view around a decision', () => {
  const size = { width: 400, height: 400 }
  const extent = { left: 0, top: 0, right: 2000, bottom: 2000 }
  const [hex] = [{ x: 300, y: 800 }]
  const fitted = { scale: 0.5, x: 50, y: -200 }
  const whole = { scale: 0.2, x: 0, y: 0 }
  const around = (
    places: readonly { x: number; y: number }[],
    floats: readonly { left: number; top: number; right: number; bottom: number }[] = [],
  ) => bestViewAround(fitted, whole, { extent, places }, [hex], 190, size, floats, 18)
  const onScreen = (
    { x, y, scale }: ReturnType<typeof around>,
    at: { x: number; y: number },
  ): [number, number] => [at.x * scale + x, at.y * scale + y]

  test('shows no more of what is beyond the board than it must', () => {
    const view = around([])
    expect(view.scale).toBe(0.5)
    expect(view.x).toBeLessThan(20)
  })

  test('has no place under what floats, and cuts none, where it can be helped', () => {
    const float = { left: 0, top: 0, right: 120, bottom: 60 }
    const [under, cut] = [
      { x: 120, y: 560 },
      { x: 700, y: 1180 },
    ]
    const view = around([under, cut], [float])
    const [left, top] = onScreen(view, under)
    const near = 84 * view.scale
    expect(left > 120 + near || top > 60 + near || left < -near || top < -near).toBe(true)
    const [, low] = onScreen(view, cut)
    expect(low < 400 - near || low > 400 + near).toBe(true)
  })

  test('keeps what is decided clear of everything', () => {
    const view = around([{ x: 1200, y: 800 }], [{ left: 0, top: 0, right: 60, bottom: 400 }])
    expect(onScreen(view, hex)[0]).toBeGreaterThan(60 + 84 * view.scale - 1)
  })

  test('never makes it unreadable', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ x: 100 + 45 * index, y: 1900 }))
    const view = (least: number) =>
      bestViewAround(fitted, whole, { extent, places: many }, [hex], 190, size, [], least)
    expect(view(45).scale).toBeGreaterThanOrEqual(0.45)
    expect(view(20)).toEqual(whole)
  })

  test('moves though there is no room for what is around it', () => {
    const tall = [
      { x: 300, y: 500 },
      { x: 300, y: 1080 },
    ]
    const view = bestViewAround(fitted, whole, { extent, places: [] }, tall, 190, size, [], 45)
    expect(view.x).toBeLessThan(20)
  })
})

test('hexes are seen well where all are clear and nearly as large as they could be', () => {
  const size = { width: 400, height: 300 }
  const hexes = [
    { x: 300, y: 300 },
    { x: 500, y: 300 },
  ]
  const seen = (
    scale: number,
    floats: readonly { left: number; top: number; right: number; bottom: number }[],
  ) => isSeenWell({ x: 0, y: 0, scale }, { x: 0, y: 0, scale: 0.6 }, hexes, size, floats)
  expect(seen(0.5, [])).toBe(true)
  expect(seen(0.4, [])).toBe(false)
  expect(seen(0.8, [])).toBe(false)
  expect(seen(0.5, [{ left: 240, top: 100, right: 400, bottom: 200 }])).toBe(false)
})

test('a board without hexes is shown somewhere', () => {
  const view = fitHexes([], 100, { width: 400, height: 300 }, [], { least: 18, greatest: 90 })
  expect([view.x, view.y, view.scale].every(Number.isFinite)).toBe(true)
})

test('a place is hidden wholly under a button, the less the farther from it, and not at all far from it', () => {
  const view = { x: 0, y: 0, scale: 1 }
  const button = { left: 0, top: 0, right: 100, bottom: 100 }
  expect(sumHidden([{ x: 50, y: 50 }], view, [button])).toBe(1)
  expect(sumHidden([{ x: 142, y: 50 }], view, [button])).toBeCloseTo(0.5)
  expect(sumHidden([{ x: 300, y: 50 }], view, [button])).toBe(0)
})
