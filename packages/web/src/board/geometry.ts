import type { BoardScene } from '@roundhouse/view'

/** Hexes are drawn with this circumradius, their centre at the origin, y downwards. */
export const R = 100
export const INRADIUS = (R * Math.sqrt(3)) / 2

export type HexLayout = BoardScene['layout']

export interface Point {
  readonly x: number
  readonly y: number
}

/** A cubic curve. */
export interface Curve {
  readonly from: Point
  readonly c1: Point
  readonly c2: Point
  readonly to: Point
}

export const ORIGIN: Point = { x: 0, y: 0 }

/** A point by its direction, in degrees clockwise from the right, and its distance. */
export function polar(degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians) * distance, y: Math.sin(radians) * distance }
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by })
export const pointBetween = (a: Point, b: Point, part: number): Point =>
  plus(times(a, 1 - part), times(b, part))
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
export const direction = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI

/** The direction of an edge; 0.5 between two numbers is the corner between them. */
export const edgeAngle = (layout: HexLayout, edge: number): number =>
  (layout === 'pointy' ? 120 : 90) + 60 * edge

export const edgeMiddle = (layout: HexLayout, edge: number): Point => polar(edgeAngle(layout, edge), INRADIUS)

export const cornerAt = (layout: HexLayout, number: number, radius = R): Point =>
  polar((layout === 'pointy' ? 30 : 0) + 60 * number, radius)

/** The two corners of an edge. */
export const edgeEnds = (layout: HexLayout, edge: number, radius = R): readonly [Point, Point] => [
  polar(edgeAngle(layout, edge) - 30, radius),
  polar(edgeAngle(layout, edge) + 30, radius),
]

/** The corners of a hex, for a polygon. */
export const outline = (layout: HexLayout, radius: number): string =>
  [0, 1, 2, 3, 4, 5].map((number) => text(cornerAt(layout, number, radius))).join(' ')

/** The outlines of hexes around several centres, for one path. */
export const outlines = (layout: HexLayout, radius: number, centres: readonly Point[]): string =>
  centres
    .map((centre) => {
      const corners = [0, 1, 2, 3, 4, 5].map((number) => text(plus(centre, cornerAt(layout, number, radius))))
      return `M${corners.join('L')}Z`
    })
    .join('')

/** Where the centre of a hex is on its board. */
export const centreOf = (layout: HexLayout, { column, row }: { column: number; row: number }): Point =>
  layout === 'pointy'
    ? { x: column * INRADIUS, y: row * R * 1.5 }
    : { x: column * R * 1.5, y: row * INRADIUS }

/** The hexes across each edge, in columns and rows. */
const ACROSS: Readonly<Record<HexLayout, readonly (readonly [number, number])[]>> = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
}

/** A name for a place on the board. */
export const gridKey = (column: number, row: number): string => `${column},${row}`

export function spotAcross(layout: HexLayout, hex: { column: number; row: number }, edge: number): string {
  const [columns, rows] = ACROSS[layout][edge]!
  return gridKey(hex.column + columns, hex.row + rows)
}

/** How far the control points of a bend stand from its edge, as a part of the way to the centre. */
const GENTLE = 0.6188
const TIGHT = 0.4444

/** Track from edge to edge: straight, gentle (an arc of 150) or tight (an arc of 50 around the corner). */
export function curveBetween(layout: HexLayout, one: number, other: number): Curve {
  const from = edgeMiddle(layout, one)
  const to = edgeMiddle(layout, other)
  const apart = Math.min((one - other + 6) % 6, (other - one + 6) % 6)
  if (apart === 3) return linePath(from, to)
  const k = 1 - (apart === 1 ? TIGHT : GENTLE)
  return { from, c1: times(from, k), c2: times(to, k), to }
}

export const linePath = (from: Point, to: Point): Curve => ({
  from,
  c1: pointBetween(from, to, 1 / 3),
  c2: pointBetween(from, to, 2 / 3),
  to,
})

export const reverseCurve = ({ from, c1, c2, to }: Curve): Curve => ({ from: to, c1: c2, c2: c1, to: from })

export const moveCurve = ({ from, c1, c2, to }: Curve, by: Point): Curve => ({
  from: plus(from, by),
  c1: plus(c1, by),
  c2: plus(c2, by),
  to: plus(to, by),
})

export function pointOn({ from, c1, c2, to }: Curve, t: number): Point {
  const u = 1 - t
  const sum = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  return { x: sum(from.x, c1.x, c2.x, to.x), y: sum(from.y, c1.y, c2.y, to.y) }
}

/** The direction of travel at a place of the curve. */
export function headingOn(curve: Curve, t: number): number {
  const step = 0.01
  return direction(minus(pointOn(curve, Math.min(1, t + step)), pointOn(curve, Math.max(0, t - step))))
}

/** The part of a curve from its start to t, and the rest (de Casteljau). */
export function splitCurve({ from, c1, c2, to }: Curve, t: number): readonly [Curve, Curve] {
  const a = pointBetween(from, c1, t)
  const b = pointBetween(c1, c2, t)
  const c = pointBetween(c2, to, t)
  const d = pointBetween(a, b, t)
  const e = pointBetween(b, c, t)
  const middle = pointBetween(d, e, t)
  return [
    { from, c1: a, c2: d, to: middle },
    { from: middle, c1: e, c2: c, to },
  ]
}

/** The part of a curve between two places, the first before the second. */
export function cutCurve(curve: Curve, from: number, to: number): Curve {
  const [head] = splitCurve(curve, to)
  return from === 0 ? head : splitCurve(head, from / to)[1]
}

const figure = (value: number): string => String(Math.round(value * 100) / 100 || 0)

/** A point as it stands in a path or a list of points. */
export const text = ({ x, y }: Point): string => `${figure(x)},${figure(y)}`

/** The curve as it continues a path that has come to its start. */
export const continuePath = ({ c1, c2, to }: Curve): string => `C${text(c1)} ${text(c2)} ${text(to)}`

export const pathOf = (curve: Curve): string => `M${text(curve.from)}${continuePath(curve)}`

export const shift = ({ x, y }: Point): string => `translate(${figure(x)} ${figure(y)})`
