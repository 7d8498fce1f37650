import {
  type Curve,
  direction,
  distance,
  edgeMiddle,
  type HexLayout,
  type Point,
  pointOn,
  polar,
} from '../geometry.ts'
import type { StopPlace } from './arrangeHex.ts'

/** Something that is in the way: a round thing, or a box. */
export interface Obstacle {
  readonly at: Point
  readonly width: number
  readonly height: number
}

const TRACK = 16

/** The first direction with room for the box, or the one with most of it; near a point if one is given. */
export function findRoom(
  layout: HexLayout,
  preferred: Point | undefined,
  directions: readonly number[],
  box: { width: number; height: number },
  taken: readonly Obstacle[],
  near?: Point,
): Point {
  const around = [62, 74, 81, 48].flatMap((radius) => directions.map((angle) => polar(angle, radius)))
  const inside = around.filter((at) => isInside(layout, at))
  const candidates = [...(preferred ? [preferred] : []), { x: 0, y: 0 }, ...inside]
  let best = candidates[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const [index, at] of candidates.entries()) {
    const gap = Math.min(...taken.map((obstacle) => gapBetween({ at, ...box }, obstacle)), 40)
    if (preferred && index === 0 && gap > -4) return at
    const good =
      Math.min(gap, 4) - beyondSides(layout, at, box) / 6 - (near ? distance(near, at) / 12 : index / 50)
    if (good > most) {
      most = good
      best = at
    }
  }
  return best
}

/** How far a box reaches into the next hex at the side, where another name may stand. */
const beyondSides = (layout: HexLayout, { x }: Point, { width }: { width: number }): number =>
  Math.max(0, Math.abs(x) + width / 2 - (layout === 'pointy' ? 87 : 100))

/** Corners reach farther out than edges. */
function isInside(layout: HexLayout, at: Point): boolean {
  const turn = (direction(at) - (layout === 'pointy' ? 30 : 0) + 720) % 60
  return Math.hypot(at.x, at.y) < (Math.min(turn, 60 - turn) < 10 ? 82 : 66)
}

/** The room between two boxes; negative where they overlap. */
export function gapBetween(one: Obstacle, other: Obstacle): number {
  const across = Math.abs(one.at.x - other.at.x) - (one.width + other.width) / 2
  const down = Math.abs(one.at.y - other.at.y) - (one.height + other.height) / 2
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down)
}

export const obstaclesAlong = (track: Curve): Obstacle[] =>
  Array.from({ length: 13 }, (_, step) => ({
    at: pointOn(track, step / 12),
    width: TRACK * 0.8,
    height: TRACK * 0.8,
  }))

export const obstaclesOfStop = ({ slots, slot, at }: StopPlace): Obstacle[] =>
  slots.length > 0 ? slots.flatMap((place) => obstaclesOfDisc(place, slot + 5)) : obstaclesOfDisc(at, 22)

/** A disc as boxes that leave its corners free. */
const obstaclesOfDisc = (at: Point, radius: number): Obstacle[] => [
  { at, width: radius * 2, height: radius * 0.9 },
  { at, width: radius * 0.9, height: radius * 2 },
  { at, width: radius * 1.42, height: radius * 1.42 },
]

export const borderBox = (layout: HexLayout, edge: number): Obstacle => ({
  at: edgeMiddle(layout, edge),
  width: 78,
  height: 34,
})
