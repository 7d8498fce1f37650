import type { Point } from '../geometry.ts'

/** What part of the board is in the visible area: `scale` pixels a unit, `x` and `y` where the origin is. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The size of the part of the screen in which the board is seen, in pixels. */
export interface BoardSize {
  readonly width: number
  readonly height: number
}

/** The least and greatest circumradius of a hex on the screen, in pixels. */
export const LEAST_R = 18
const GREATEST_R = 160

/** How much is shown, by the circumradius on the screen: 0 figures only to 3 everything. */
export function detailOf({ scale }: Viewport): 0 | 1 | 2 | 3 {
  const r = scale * 100
  return r < 24 ? 0 : r < 36 ? 1 : r < 60 ? 2 : 3
}

export const boxOf = (centres: readonly Point[], around: number): Box => ({
  left: Math.min(...centres.map(({ x }) => x)) - around,
  top: Math.min(...centres.map(({ y }) => y)) - around,
  right: Math.max(...centres.map(({ x }) => x)) + around,
  bottom: Math.max(...centres.map(({ y }) => y)) + around,
})

const clamp = (value: number, least: number, greatest: number): number =>
  Math.max(least, Math.min(greatest, value))

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

/** How much larger than the board a fan is drawn, so that its tiles can be told apart and hit. */
export const fanSize = (scale: number): number => Math.max(1, 0.5 / scale)

/** How far a finger has turned around another, in degrees. */
export function turnBetween(around: Point, before: Point, now: Point): number {
  const angle = ({ x, y }: Point) => (Math.atan2(y - around.y, x - around.x) * 180) / Math.PI
  return ((angle(now) - angle(before) + 540) % 360) - 180
}

/** Nearer or farther by a factor; what is under the given point of the visible area stays there. */
export function zoomBy(view: Viewport, factor: number, at: Point): Viewport {
  const scale = clamp(view.scale * factor, LEAST_R / 100, GREATEST_R / 100)
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

/** Moved, but never so far that the board leaves the visible area. */
export function panBy(view: Viewport, by: Point, board: Box, size: BoardSize): Viewport {
  const margin = Math.min(size.width, size.height) / 3
  return {
    scale: view.scale,
    x: clamp(view.x + by.x, margin - board.right * view.scale, size.width - margin - board.left * view.scale),
    y: clamp(
      view.y + by.y,
      margin - board.bottom * view.scale,
      size.height - margin - board.top * view.scale,
    ),
  }
}

/** Moved as far as a hex needs to be in the visible area, with nothing floating over it. */
export function revealPoint(view: Viewport, place: Point, size: BoardSize, floats: readonly Box[]): Viewport {
  const margin = 60 * view.scale + 20
  const at = { x: place.x * view.scale + view.x, y: place.y * view.scale + view.y }
  const x = clamp(at.x, margin, Math.max(margin, size.width - margin))
  const y = clamp(at.y, margin, Math.max(margin, size.height - margin))
  const r = 90 * view.scale
  const below = floats
    .filter(({ left, right, bottom }) => x > left - r && x < right + r && bottom < size.height / 2)
    .map(({ bottom }) => bottom + r)
  const free = Math.max(y, ...below)
  return { scale: view.scale, x: view.x + x - at.x, y: view.y + free - at.y }
}

/** A view on the way from one to another; the zoom changes evenly to the eye. */
export function viewBetween(from: Viewport, to: Viewport, part: number, size: BoardSize): Viewport {
  const scale = from.scale * (to.scale / from.scale) ** part
  const middle = { x: size.width / 2, y: size.height / 2 }
  const centre = (view: Viewport): Point => ({
    x: (middle.x - view.x) / view.scale,
    y: (middle.y - view.y) / view.scale,
  })
  const [a, b] = [centre(from), centre(to)]
  const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  return { scale, x: middle.x - at.x * scale, y: middle.y - at.y * scale }
}

/** Quick at first, then settling. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3
