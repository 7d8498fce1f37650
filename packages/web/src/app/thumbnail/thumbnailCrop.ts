import type { Point } from '../../board/geometry.ts'
import { type Box, boxOf } from '../../board/panZoom/viewport.ts'

/** The shape of a picture on a card, and how many units of the board it is high at least and at most. */
const SHAPE = 1.9
const HEIGHT = { least: 600, most: 820 }

/** The part of a board that a small picture shows: what is looked at in the middle, large enough to be told apart. */
export function cropOf(focus: readonly Point[], board: Box): Box {
  if (focus.length === 0) return board
  const { left, top, right, bottom } = boxOf(focus, 130)
  const wanted = Math.max(bottom - top, (right - left) / SHAPE)
  const height = Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted))
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  // between places that are far apart there may be nothing at all
  const centre = wanted > HEIGHT.most ? nearestTo(middle, focus) : middle
  const [x, width] = within(centre.x, height * SHAPE, board.left, board.right)
  const [y] = within(centre.y, height, board.top, board.bottom)
  return { left: x, top: y, right: x + width, bottom: y + height }
}

const nearestTo = ({ x, y }: Point, points: readonly Point[]): Point =>
  points.reduce((one, other) =>
    Math.hypot(other.x - x, other.y - y) < Math.hypot(one.x - x, one.y - y) ? other : one,
  )

/** A span of that length around a middle, moved so that it does not look past the ends without need. */
function within(
  middle: number,
  length: number,
  first: number,
  last: number,
): [start: number, length: number] {
  if (length >= last - first) return [(first + last - length) / 2, length]
  return [Math.min(Math.max(middle - length / 2, first), last - length), length]
}
