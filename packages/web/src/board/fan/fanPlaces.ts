import { type Point, polar } from '../geometry.ts'
import type { BoardSize, Box } from '../panZoom/viewport.ts'

/** Angles to both sides of the way in which a fan opens, by the number of its tiles. */
const FIRST_ARC = [[], [0], [-21, 21], [-41, 0, 41], [-67, -22, 22, 67]]
const SECOND_ARC = [-68, -42, -18, 6, 30, 56]
const FIRST = 4

/** How a fan opens. */
export interface FanShape {
  /** Which way, in degrees. */
  readonly towards: number
  /** How far from the hex, as a part of as near as may be. */
  readonly far: number
  /** To which side its second arc begins. */
  readonly side: 1 | -1
}

/** Where the chips of a fan stand around its hex. */
export const fanPlaces = (tiles: number, { towards, far, side }: FanShape): readonly Point[] =>
  Array.from({ length: tiles }, (_, tile) => {
    const [aslant, away] =
      tile < FIRST
        ? [FIRST_ARC[Math.min(tiles, FIRST)]![tile]!, 262]
        : [side * SECOND_ARC[(tile - FIRST) % SECOND_ARC.length]!, 450]
    // as far from each other as ever
    return polar(towards + aslant / far, away * far)
  })

/** Half of a chip, with a little air. */
const CHIP = { x: 78, y: 78 }

/** A place that should be seen beside a fan, from the hex that the fan is around, and how much it matters. */
export interface Sight {
  readonly at: Point
  readonly matters: number
}

/** The visible area and what floats over it, as they are around a hex, in the units of its fan. */
export interface FanSurroundings {
  readonly visible: Box
  readonly floats: readonly Box[]
}

export function surroundingsOf(
  at: Point,
  scale: number,
  size: BoardSize,
  floats: readonly Box[],
): FanSurroundings {
  const seenFromHex = ({ left, top, right, bottom }: Box): Box => ({
    left: (left - at.x) / scale,
    top: (top - at.y) / scale,
    right: (right - at.x) / scale,
    bottom: (bottom - at.y) / scale,
  })
  return {
    visible: seenFromHex({ left: 0, top: 0, right: size.width, bottom: size.height }),
    floats: floats.map(seenFromHex),
  }
}

/** Near the hex first; upwards, downwards and to the sides. */
const SHAPES: readonly FanShape[] = [1, 1.25, 1.5, 1.75].flatMap((far) =>
  [0, 15, 30, 45, 60, 75].flatMap((aslant) =>
    [-90, 90, 0, 180].flatMap((straight) =>
      ([1, -1] as const).map((side) => ({ towards: straight + aslant, far, side })),
    ),
  ),
)

/** What it costs to be as far again from the hex. */
const AWAY = 80

/** How a fan opens: where it is in the visible area and hides least; near the hex and upwards, if that is as good. */
export const fanShape = (tiles: number, around: FanSurroundings, sights: readonly Sight[]): FanShape =>
  least(
    SHAPES,
    (shape) =>
      AWAY * (shape.far - 1) +
      fanPlaces(tiles, shape).reduce((sum, place) => sum + harm(place, CHIP, around, sights), 0),
  )

/** Places of the pill: below the hex or above it, else beside it. */
const PILLS: readonly Point[] = [
  ...[150, -150].flatMap((y) => [0, -62, 62, -124, 124].map((x) => ({ x, y }))),
  { x: -210, y: 0 },
  { x: 210, y: 0 },
]

/** Where the pill stands: on no tile of the fan, and where it hides least. */
export const pillAt = (
  width: number,
  tiles: readonly Point[],
  around: FanSurroundings,
  sights: readonly Sight[],
): Point => {
  const half = { x: width / 2, y: 29 }
  const isOnTile = (at: Point) =>
    tiles.some(({ x, y }) => Math.abs(x - at.x) < half.x + CHIP.x && Math.abs(y - at.y) < half.y + CHIP.y)
  return least(PILLS, (at) => harm(at, half, around, sights) + (isOnTile(at) ? ON_TILE : 0))
}

/** How far from the middle of a hex something is that hides nothing of it. */
const CLEAR = 70
const LOST = 30
const ON_TILE = 1000

/** What a box costs: what is outside the visible area or under something that floats is lost, what is in sight is hidden. */
function harm(
  at: Point,
  half: Point,
  { visible, floats }: FanSurroundings,
  sights: readonly Sight[],
): number {
  const [left, top, right, bottom] = [at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y]
  const outside =
    Math.max(0, visible.left - left, right - visible.right) +
    Math.max(0, visible.top - top, bottom - visible.bottom)
  const under = floats.map((float) =>
    Math.max(0, Math.min(right - float.left, float.right - left, bottom - float.top, float.bottom - top)),
  )
  const hidden = sights.reduce((sum, sight) => {
    const across = Math.max(0, Math.abs(sight.at.x - at.x) - half.x)
    const down = Math.max(0, Math.abs(sight.at.y - at.y) - half.y)
    return sum + sight.matters * Math.max(0, CLEAR - Math.hypot(across, down))
  }, 0)
  return LOST * Math.max(outside, ...under) + hidden
}

const least = <Of>(of: readonly Of[], cost: (one: Of) => number): Of => {
  const costs = of.map(cost)
  return of[costs.indexOf(Math.min(...costs))]!
}
