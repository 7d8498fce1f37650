import { type Point, polar } from './geometry.ts'
import type { Size } from './view.ts'

/** Angles to both sides of the way in which a fan opens, by the number of its tiles. */
const FIRST_ARC = [[], [0], [-21, 21], [-41, 0, 41], [-67, -22, 22, 67]]
const SECOND_ARC = [-68, -42, -18, 6, 30, 56]
const FIRST = 4

/** Where the chips of a fan stand around its hex. */
export const fanPlaces = (tiles: number, towards: number): readonly Point[] =>
  Array.from({ length: tiles }, (_, tile) =>
    tile < FIRST
      ? polar(towards + FIRST_ARC[Math.min(tiles, FIRST)]![tile]!, 262)
      : polar(towards + SECOND_ARC[(tile - FIRST) % SECOND_ARC.length]!, 450),
  )

/** Half of a chip, with a little air. */
const CHIP = 78

/** The way in which a fan opens, in degrees: upwards, else where most of it is in the pane. */
export function fanTowards(tiles: number, at: Point, scale: number, pane: Size): number {
  const near = CHIP * scale
  const beyond = (value: number, size: number) => Math.max(0, near - value, value + near - size)
  const outside = (towards: number) =>
    fanPlaces(tiles, towards).reduce(
      (sum, { x, y }) => sum + beyond(at.x + x * scale, pane.width) + beyond(at.y + y * scale, pane.height),
      0,
    )
  return [-90, 90, 0, 180, -45, -135, 45, 135].reduce((best, towards) =>
    outside(towards) < outside(best) ? towards : best,
  )
}
