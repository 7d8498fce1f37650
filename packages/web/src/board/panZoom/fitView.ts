import type { Point } from '../geometry.ts'
import { type BoardSize, type Box, boxOf, clamp, type Viewport } from './viewport.ts'

/** Between which sizes a hex is shown: its circumradius, in pixels. */
export interface HexSizes {
  readonly least: number
  readonly greatest: number
}

/** The view that shows a box in the middle of the uncovered part of the visible area. */
export function fitBox(box: Box, size: BoardSize, covered: Box, r: HexSizes): Viewport {
  const width = Math.max(1, size.width - covered.left - covered.right)
  const height = Math.max(1, size.height - covered.top - covered.bottom)
  const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const scale = clamp(whole, r.least / 100, r.greatest / 100)
  return {
    scale,
    x: covered.left + width / 2 - ((box.left + box.right) / 2) * scale,
    y: covered.top + height / 2 - ((box.top + box.bottom) / 2) * scale,
  }
}

const UNCOVERED: Box = { left: 0, top: 0, right: 0, bottom: 0 }

/** The largest view of some hexes in which nothing that floats over the visible area hides one; if there is none, the largest that keeps clear of all. What floats in an empty corner of the board takes nothing from it. */
export function fitHexes(
  centres: readonly Point[],
  around: number,
  size: BoardSize,
  floats: readonly Box[],
  r: HexSizes,
): Viewport {
  // a board without hexes has a middle all the same
  const box = boxOf(centres.length > 0 ? centres : [{ x: 0, y: 0 }], around)
  const views = coverings(size, floats).map((covered) => fitBox(box, size, covered, r))
  const clear = views.filter(
    (view) =>
      isWithin(boxOf(centres, 50), size, view) && !floats.some((float) => isHidden(centres, view, float)),
  )
  // what is too large to keep clear of anything is shown from edge to edge
  const [widest, clearest] = [views[0]!, views.at(-1)!]
  const apart = isWithin(box, size, clearest) ? clearest : widest
  const best = clear.length > 0 ? clear : [apart]
  const beside = best.reduce((one, other) => (other.scale > one.scale + 1e-6 ? other : one))
  for (let scale = widest.scale; scale > beside.scale; scale *= 0.98) {
    const free = shiftsAt(box, size, scale).find(
      (view) => !floats.some((float) => isHidden(centres, view, float)),
    )
    if (free) return free
  }
  return beside
}

/** The view moved to where less is seen of what is beyond the board, as far as the hexes that it is fitted to stay in it with what is around them. */
export function fillVisibleArea(
  view: Viewport,
  board: Box,
  centres: readonly Point[],
  around: number,
  size: BoardSize,
  floats: readonly Box[],
): Viewport {
  const { x, y, scale } = view
  const by = {
    x: inwards(board.left * scale + x, size.width - board.right * scale - x),
    y: inwards(board.top * scale + y, size.height - board.bottom * scale - y),
  }
  const ways = [1, 0.75, 0.5, 0.25].map((part) => ({ scale, x: x + by.x * part, y: y + by.y * part }))
  const isFree = (way: Viewport) =>
    isWithin(boxOf(centres, around), size, way) && !floats.some((float) => isHidden(centres, way, float))
  return ways.find(isFree) ?? view
}

/** How far to move where there is room beyond one end of the board, and the other end is not seen. */
const inwards = (before: number, after: number): number =>
  before > 0 && after < 0 ? -Math.min(before, -after) : after > 0 && before < 0 ? Math.min(after, -before) : 0

/** How much smaller than when fitted hexes may be before the board moves for them. */
const NEARLY = 0.8

/** Whether some hexes are all seen, and nearly as large as in the view that is fitted to them. */
export const isSeenWell = (
  view: Viewport,
  target: Viewport,
  centres: readonly Point[],
  size: BoardSize,
  floats: readonly Box[],
): boolean =>
  view.scale >= NEARLY * target.scale &&
  isWithin(boxOf(centres, 90), size, view) &&
  !floats.some((float) => isHidden(centres, view, float))

const isWithin = (box: Box, size: BoardSize, { x, y, scale }: Viewport): boolean =>
  box.left * scale + x > -1 &&
  box.right * scale + x < size.width + 1 &&
  box.top * scale + y > -1 &&
  box.bottom * scale + y < size.height + 1

/** How far from the middle of the visible area, as parts of the room that is left; the least first. */
const SHIFTS: readonly Point[] = [0, -0.25, 0.25, -0.5, 0.5]
  .flatMap((x) => [0, -0.25, 0.25, -0.5, 0.5].map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/** The views at a scale in which a box is wholly in the visible area. */
function shiftsAt(box: Box, size: BoardSize, scale: number): readonly Viewport[] {
  const left = size.width - (box.right - box.left) * scale
  const down = size.height - (box.bottom - box.top) * scale
  if (left < 0 || down < 0) return []
  return SHIFTS.map((shift) => ({
    scale,
    x: left * (0.5 + shift.x) - box.left * scale,
    y: down * (0.5 + shift.y) - box.top * scale,
  }))
}

/** The ways to keep clear of what floats: not at all, or by the side that it is nearest to, across or down. */
const coverings = (size: BoardSize, floats: readonly Box[]): readonly Box[] =>
  floats.reduce<readonly Box[]>(
    (ways, { left, top, right, bottom }) =>
      ways.flatMap((way) => [
        way,
        left + right < size.width
          ? { ...way, left: Math.max(way.left, right) }
          : { ...way, right: Math.max(way.right, size.width - left) },
        top + bottom < size.height
          ? { ...way, top: Math.max(way.top, bottom) }
          : { ...way, bottom: Math.max(way.bottom, size.height - top) },
      ]),
    [UNCOVERED],
  )

/** Whether a thing that floats lies over a hex. */
function isHidden(centres: readonly Point[], { x, y, scale }: Viewport, float: Box): boolean {
  const near = 84 * scale
  return centres.some((centre) => {
    const at = { x: centre.x * scale + x, y: centre.y * scale + y }
    const across = Math.max(float.left - at.x, at.x - float.right, 0)
    const down = Math.max(float.top - at.y, at.y - float.bottom, 0)
    return Math.hypot(across, down) < near
  })
}
