import { expect, test } from 'vitest'
import { boxInCorner, CORNERS } from './buttonCorner.ts'

test('buttons stand in four corners, none of which reaches into another', () => {
  const area = { width: 390, height: 370 }
  const boxes = CORNERS.map((corner) => boxInCorner(corner, { width: 150, height: 44 }, area))
  expect(boxes[0]).toEqual({ left: 12, top: 12, right: 162, bottom: 56 })
  expect(boxes[1]).toEqual({ left: 228, top: 314, right: 378, bottom: 358 })
  expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(4)
})
