import { expect, test } from 'vitest'
import { nearestTowards } from './nearestTowards.ts'

test('an arrow key finds the next hex in its direction', () => {
  const places = [
    { hex: 'right', centre: { x: 173, y: 0 } },
    { hex: 'farther', centre: { x: 346, y: 0 } },
    { hex: 'below', centre: { x: 87, y: 150 } },
  ]
  const towards = (degrees: number) => nearestTowards({ x: 0, y: 0 }, places, degrees)?.hex
  expect(towards(0)).toBe('right')
  expect(towards(90)).toBe('below')
  expect(towards(180)).toBeUndefined()
})
