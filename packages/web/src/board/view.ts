import type { Point } from './geometry.ts'

/** What part of the board is in the pane: `scale` pixels a unit, `x` and `y` where the origin is. */
export interface View {
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

export interface Size {
  readonly width: number
  readonly height: number
}

/** The least and greatest circumradius of a hex on the screen, in pixels. */
export const LEAST_R = 18
export const GREATEST_R = 160

/** How much is shown, by the circumradius on the screen: 0 figures only to 3 everything. */
export function detailOf({ scale }: View): 0 | 1 | 2 | 3 {
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

/** The view that shows a box in the middle of the uncovered part of the pane. */
export function fitted(
  box: Box,
  pane: Size,
  covered: Box,
  r: { readonly least: number; readonly greatest: number },
): View {
  const width = Math.max(1, pane.width - covered.left - covered.right)
  const height = Math.max(1, pane.height - covered.top - covered.bottom)
  const whole = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const scale = clamp(whole, r.least / 100, r.greatest / 100)
  return {
    scale,
    x: covered.left + width / 2 - ((box.left + box.right) / 2) * scale,
    y: covered.top + height / 2 - ((box.top + box.bottom) / 2) * scale,
  }
}

/** Nearer or farther by a factor; what is under the given point of the pane stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = clamp(view.scale * factor, LEAST_R / 100, GREATEST_R / 100)
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

/** Moved, but never so far that the board leaves the pane. */
export function panned(view: View, by: Point, board: Box, pane: Size): View {
  const margin = Math.min(pane.width, pane.height) / 3
  return {
    scale: view.scale,
    x: clamp(view.x + by.x, margin - board.right * view.scale, pane.width - margin - board.left * view.scale),
    y: clamp(
      view.y + by.y,
      margin - board.bottom * view.scale,
      pane.height - margin - board.top * view.scale,
    ),
  }
}

/** A view on the way from one to another; the zoom changes evenly to the eye. */
export function halfway(from: View, to: View, part: number, pane: Size): View {
  const scale = from.scale * (to.scale / from.scale) ** part
  const middle = { x: pane.width / 2, y: pane.height / 2 }
  const centre = (view: View): Point => ({
    x: (middle.x - view.x) / view.scale,
    y: (middle.y - view.y) / view.scale,
  })
  const [a, b] = [centre(from), centre(to)]
  const at = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  return { scale, x: middle.x - at.x * scale, y: middle.y - at.y * scale }
}

/** Quick at first, then settling. */
export const settling = (part: number): number => 1 - (1 - part) ** 3

/** The nearest point in a direction, in degrees; the straighter the better. */
export function nearestTowards<Named extends { readonly centre: Point }>(
  from: Point,
  places: readonly Named[],
  degrees: number,
): Named | undefined {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  let best: Named | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const [dx, dy] = [place.centre.x - from.x, place.centre.y - from.y]
    const ahead = dx * cos + dy * sin
    const aside = Math.abs(dy * cos - dx * sin)
    if (ahead < 1 || aside > ahead * 1.8) continue
    const far = ahead + aside * 1.2
    if (far < least - 0.01) {
      least = far
      best = place
    }
  }
  return best
}
