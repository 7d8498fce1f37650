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

/** The greatest circumradius of a hex on the screen, in pixels, and the least unless the whole board takes less. */
export const LEAST_R = 18
const GREATEST_R = 160

/** From which circumradius on the screen more is shown. */
const MORE_FROM = [12, 15, 24, 36, 60]

/** How much is shown: 0 few names only, 2 figures too, to 5 everything. */
export const detailOf = ({ scale }: Pick<Viewport, 'scale'>): number =>
  MORE_FROM.filter((r) => scale * 100 >= r).length

export const boxOf = (centres: readonly Point[], around: number): Box => ({
  left: Math.min(...centres.map(({ x }) => x)) - around,
  top: Math.min(...centres.map(({ y }) => y)) - around,
  right: Math.max(...centres.map(({ x }) => x)) + around,
  bottom: Math.max(...centres.map(({ y }) => y)) + around,
})

export const clamp = (value: number, least: number, greatest: number): number =>
  Math.max(least, Math.min(greatest, value))

/** How much larger than the board a fan is drawn, so that its tiles can be told apart and hit. */
export const fanSize = (scale: number): number => Math.max(1, 0.5 / scale)

/** How far a finger has turned around another, in degrees. */
export function turnBetween(around: Point, before: Point, now: Point): number {
  const angle = ({ x, y }: Point) => (Math.atan2(y - around.y, x - around.x) * 180) / Math.PI
  return ((angle(now) - angle(before) + 540) % 360) - 180
}

/** Nearer or farther by a factor; what is under the given point of the visible area stays there. */
export function zoomBy(view: Viewport, factor: number, at: Point, least = LEAST_R / 100): Viewport {
  const scale = clamp(view.scale * factor, least, GREATEST_R / 100)
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
  const near = floats.filter(({ left, right }) => x > left - r && x < right + r)
  const below = near.filter(({ bottom }) => bottom < size.height / 2).map(({ bottom }) => bottom + r)
  const above = near.filter(({ top }) => top > size.height / 2).map(({ top }) => top - r)
  const free = Math.min(Math.max(y, ...below), ...above)
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
