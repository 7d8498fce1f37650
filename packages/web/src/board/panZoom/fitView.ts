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

/** A board: its extent, its hexes, and those of them that one wants to see whatever is decided. */
export interface BoardGround {
  readonly extent: Box
  readonly hexes: readonly Point[]
  readonly places: readonly Point[]
}

/** How much smaller than fitted hexes may become, so that more is seen around them. */
const SMALLER = [1, 0.93, 0.86, 0.8]

/** How much is lost by a place that is hidden or cut or out of view, by an empty pane, and by hexes of no size. */
const LOSS = { hidden: 2.5, cut: 1, unseen: 0.3, empty: 12, small: 14 }

/** Of the view of the whole board and those near the one that is fitted to some hexes, in which they stay with what is around them: the one in which least is lost of the rest of the board. */
export function bestViewAround(
  fitted: Viewport,
  whole: Viewport,
  { extent, places }: Pick<BoardGround, 'extent' | 'places'>,
  centres: readonly Point[],
  around: number,
  size: BoardSize,
  floats: readonly Box[],
  least: number,
): Viewport {
  const isFree = (view: Viewport) => isSeen(view, centres, size, floats)
  const lossOf = (view: Viewport) =>
    LOSS.small * (1 - view.scale / fitted.scale) +
    LOSS.empty * emptyPart(view, extent, size) +
    places.reduce((sum, place) => sum + lossAt(place, view, size, floats), 0)
  const readable = Math.min(least / 100, fitted.scale)
  const nearby = SMALLER.map((by) => fitted.scale * by)
    .filter((scale) => scale >= readable)
    .flatMap((scale) => [around, 100].flatMap((more) => shiftsAt(boxOf(centres, more), size, scale)))
  const views = [...nearby, ...(whole.scale >= NEARLY * readable ? [whole] : [])].filter(isFree)
  let best = { view: fitted, loss: lossOf(fitted) }
  for (const view of views) {
    const loss = lossOf(view)
    if (loss < best.loss - 1e-6) best = { view, loss }
  }
  return best.view
}

/** How far from its middle a place is drawn, with its name. */
const PLACE = 84

function lossAt(
  place: Point,
  { x, y, scale }: Viewport,
  { width, height }: BoardSize,
  floats: readonly Box[],
): number {
  const at = { x: place.x * scale + x, y: place.y * scale + y }
  const inside = Math.min(at.x, at.y, width - at.x, height - at.y) / scale
  if (inside < -PLACE) return LOSS.unseen
  if (floats.some((float) => isNear(at, float, PLACE * scale))) return LOSS.hidden
  return inside < PLACE ? LOSS.cut : 0
}

/** How much of places is under something that floats: of each all of it, if its middle is, and the less the farther that is from it. */
export const sumHidden = (
  places: readonly Point[],
  { x, y, scale }: Viewport,
  floats: readonly Box[],
): number =>
  places.reduce((sum, place) => {
    const at = { x: place.x * scale + x, y: place.y * scale + y }
    const nearest = Math.min(PLACE * scale, ...floats.map((float) => distanceTo(at, float)))
    return sum + 1 - nearest / (PLACE * scale)
  }, 0)

/** How much of the visible area lies beyond the board, as a part of it. */
function emptyPart({ x, y, scale }: Viewport, extent: Box, { width, height }: BoardSize): number {
  const across = Math.min(width, extent.right * scale + x) - Math.max(0, extent.left * scale + x)
  const down = Math.min(height, extent.bottom * scale + y) - Math.max(0, extent.top * scale + y)
  return 1 - (Math.max(0, across) * Math.max(0, down)) / (width * height)
}

/** How much smaller than when fitted hexes may be before the board moves for them. */
const NEARLY = 0.8

/** Whether some hexes are all seen, and nearly as large as in the view that is fitted to them. */
export const isSeenWell = (
  view: Viewport,
  target: Viewport,
  centres: readonly Point[],
  size: BoardSize,
  floats: readonly Box[],
): boolean => view.scale >= NEARLY * target.scale && isSeen(view, centres, size, floats)

/** Whether some hexes are all in the visible area, with nothing over them. */
export const isSeen = (
  view: Viewport,
  centres: readonly Point[],
  size: BoardSize,
  floats: readonly Box[],
): boolean =>
  isWithin(boxOf(centres, 100), size, view) && !floats.some((float) => isHidden(centres, view, float))

const isWithin = (box: Box, size: BoardSize, { x, y, scale }: Viewport): boolean =>
  box.left * scale + x > -1 &&
  box.right * scale + x < size.width + 1 &&
  box.top * scale + y > -1 &&
  box.bottom * scale + y < size.height + 1

/** How far from the middle of the visible area, as parts of the room that is left; the least first. */
const PARTS = [0, -0.17, 0.17, -0.33, 0.33, -0.5, 0.5]
const SHIFTS: readonly Point[] = PARTS.flatMap((x) => PARTS.map((y) => ({ x, y }))).sort(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
)

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
const isHidden = (centres: readonly Point[], { x, y, scale }: Viewport, float: Box): boolean =>
  centres.some((centre) => isNear({ x: centre.x * scale + x, y: centre.y * scale + y }, float, PLACE * scale))

const isNear = (at: Point, float: Box, near: number): boolean => distanceTo(at, float) < near

function distanceTo({ x, y }: Point, { left, top, right, bottom }: Box): number {
  const across = Math.max(left - x, x - right, 0)
  const down = Math.max(top - y, y - bottom, 0)
  return Math.hypot(across, down)
}
