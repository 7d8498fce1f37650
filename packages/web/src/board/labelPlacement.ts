import type { HexScene, Mark, StopScene } from '@roundhouse/view'
import type { Arrangement, StopPlace } from './arrangeHex.ts'
import {
  type Curve,
  direction,
  distance,
  edgeMiddle,
  type HexLayout,
  ORIGIN,
  type Point,
  pointOn,
  polar,
} from './geometry.ts'
import { nameLines } from './nameLines.ts'

/** Something that is in the way: a round thing, or a box. */
export interface Obstacle {
  readonly at: Point
  readonly width: number
  readonly height: number
}

/** Where the things around the stops of a hex go. */
export interface LabelPlaces {
  /** For each stop its revenue bubble; null where none is drawn or another stop's stands for it. */
  readonly revenue: readonly (Point | null)[]
  readonly labels: Point
  readonly name: Point
  /** For costs of the ground beside a stop. */
  readonly terrain: Point
  /** For markers, in turn. */
  readonly marks: readonly Point[]
}

export const BUBBLE = { width: 42, height: 32 }

/** How wide a bold figure is at most, of its size, in whatever letters a device has. */
const FIGURE = 0.7

/** Three figures need more room than two. */
export const bubbleWidth = ({ revenue }: StopScene): number =>
  Math.max(BUBBLE.width, Math.round(6 + 26 * FIGURE * String(revenue.now).length))

/** How wide each of the values of an off-board place is. */
export const valueWidth = ({ revenue: { values } }: StopScene): number =>
  values.length > 3 ? 36 : values.length > 2 ? 40 : 44

/** Where the values of an off-board place are. */
export const VALUES: Point = { x: 0, y: 8 }

/** Where a hex says what its stops are worth, seen from afar: in the foot of a market it is alone then. */
export const figuresFromAfar = (
  scene: Pick<HexScene, 'stops'>,
  { revenue }: LabelPlaces,
): readonly Obstacle[] =>
  scene.stops.flatMap((stop, number) => {
    const at = revenue[number]
    const { height } = BUBBLE
    if (at) return [{ at: isMarket(scene) ? { x: 0, y: at.y } : at, width: bubbleWidth(stop), height }]
    if (stop.kind !== 'offboard' || stop.slots.length > 0) return []
    return [{ at: VALUES, width: stop.revenue.values.length * valueWidth(stop), height }]
  })

/** Beside a stop a cost is drawn smaller, with larger figures. */
export const SMALL_COST = 0.8

/** How wide a cost is with its sign, if it has one, as large as its figures ever are. */
export const costWidth = (kind: string, letters: number, scale: number): number =>
  Math.round((isSigned(kind) ? 39 : 18) + (scale < 1 ? 32 : 25) * FIGURE * letters)

/** Directions to look for room in, the usual ones first. */
const DIRECTIONS: Readonly<Record<HexLayout, readonly number[]>> = {
  pointy: [270, 210, 330, 150, 30, 90, 240, 300, 180, 0, 120, 60],
  flat: [300, 240, 0, 180, 60, 120, 330, 210, 270, 30, 150, 90],
}
const LABEL_DIRECTIONS: Readonly<Record<HexLayout, readonly number[]>> = {
  pointy: [330, 210, 30, 150, 270, 90, 0, 180, 300, 240, 60, 120],
  flat: [240, 300, 180, 0, 120, 60, 210, 330, 270, 150, 30, 90],
}
const MARK_DIRECTIONS: Readonly<Record<HexLayout, readonly number[]>> = {
  pointy: [210, 330, 150, 30, 270, 90, 180, 0, 240, 300, 120, 60],
  flat: [180, 0, 240, 120, 60, 300, 210, 330, 270, 150, 30, 90],
}

const TRACK = 16

/** Finds room for the figures, letters and markers of a hex. */
export function labelPlaces(
  layout: HexLayout,
  scene: Pick<HexScene, 'stops' | 'borders' | 'labels' | 'marks' | 'terrain' | 'name'>,
  { stops, tracks }: Arrangement,
): LabelPlaces {
  const taken: Obstacle[] = [
    ...tracks.flatMap(along),
    ...stops.flatMap(covered),
    ...scene.borders.map(({ edge }) => borderBox(layout, edge)),
    ...(hasCubes(scene) ? [{ at: ORIGIN, width: 130, height: 60 }] : []),
  ]
  const upsideDown = scene.borders.some(({ edge, cost }) => cost !== undefined && isLower(layout, edge))
  const name = nameAt(layout, scene, stops, upsideDown)
  if (scene.name) taken.push(nameBox(scene.name, name))
  const revenue = scene.stops.map((stop, number): Point | null => {
    if (!hasBubble(scene, number)) return null
    const near = isApart(scene) ? stops[number]!.at : undefined
    if (isMarket(scene)) return { x: FOOT.revenueFrom + bubbleWidth(stop) / 2, y: footOf(scene) }
    const preferred = usualPlace(layout, stops[number]!, upsideDown && stop.kind !== 'offboard')
    const box = { width: bubbleWidth(stop), height: BUBBLE.height }
    const place = room(layout, preferred, DIRECTIONS[layout], box, taken, near)
    taken.push({ at: place, ...box })
    return place
  })
  const letters = scene.labels.join(' ')
  const labelBox = {
    width: Math.round(labelSize(letters) * 0.66 * letters.length),
    height: labelSize(letters),
  }
  const labels = room(layout, usualLabel(layout, stops), LABEL_DIRECTIONS[layout], labelBox, taken)
  if (scene.labels.length > 0) taken.push({ at: labels, ...labelBox })
  const costBox = { width: 68, height: 24 }
  const terrain = isCrowded(scene)
    ? { x: costInFoot(scene), y: footOf(scene) }
    : room(layout, undefined, DIRECTIONS[layout], costBox, taken)
  if (scene.terrain.length > 0 && scene.stops.length > 0) taken.push({ at: terrain, ...costBox })
  const marks = scene.marks.map((mark) => {
    if (isCovered(scene, mark)) return ORIGIN
    const box = markBox(mark)
    const place = room(layout, undefined, MARK_DIRECTIONS[layout], box, taken)
    taken.push({ at: place, ...box })
    return place
  })
  return { revenue, labels, name, terrain, marks }
}

/** Several letters are smaller than one. */
export const labelSize = (letters: string): number => (letters.length > 1 ? 21 : 27)

const hasCubes = ({ marks }: Pick<HexScene, 'marks'>): boolean => marks.some(({ kind }) => kind === 'cube')

/** A marker on a port covers its sign. */
export const isCovered = ({ marks }: Pick<HexScene, 'marks'>, { kind, company }: Mark): boolean =>
  kind === 'port' && company === undefined && marks.some((one) => one.kind === 'port' && one.company)

const hasCoal = ({ marks }: Pick<HexScene, 'marks'>): boolean => marks.some(({ kind }) => kind === 'coal')

/** A city without slots: its middle is for cubes. */
export const isMarket = ({ stops }: Pick<HexScene, 'stops'>): boolean =>
  stops.some(({ kind, slots }) => kind === 'city' && slots.length === 0)

/** Its middle is for cubes or coal: the name is above them, what it costs and earns below. */
export const isCrowded = (scene: Pick<HexScene, 'stops' | 'marks'>): boolean =>
  isMarket(scene) || hasCubes(scene) || hasCoal(scene)

/** How many things stand in the middle. */
const crowd = ({ marks }: Pick<HexScene, 'marks'>): number =>
  marks.filter(({ kind }) => kind === 'cube' || kind === 'coal').length

const footOf = (scene: Pick<HexScene, 'marks'>): number => (crowd(scene) > 3 ? 63 : 58)

/** Whether a kind of land is shown by a sign; plain land is not. */
export const isSigned = (kind: string): boolean => kind !== 'plain'

/** In the foot of a market what it costs ends a little left of where what it earns begins. */
const FOOT = { costTo: 0, revenueFrom: 7 }

function costInFoot(scene: Pick<HexScene, 'terrain' | 'stops'>): number {
  const [land] = scene.terrain
  if (!land || !isMarket(scene)) return 0
  // without a sign of its land it is written with that of the currency
  const letters = String(land.cost).length + (isSigned(land.kind) ? 0 : 1)
  return FOOT.costTo - (SMALL_COST * costWidth(land.kind, letters, SMALL_COST)) / 2
}

function nameBox(name: string, { x, y }: Point): Obstacle {
  const lines = nameLines(name)
  const down = ((lines.length - 1) * 24) / 2
  return {
    at: { x, y: y + (y < 0 ? -down : down) },
    width: Math.max(...lines.map((line) => line.length)) * 13.5,
    height: lines.length * 24 + 4,
  }
}

export const bonusWidth = ({ label, company }: Mark): number => 20 + 12 * label.length + (company ? 18 : 0)

/** Icons are narrow, markers as wide as what is written on them. */
const markBox = (mark: Mark): { readonly width: number; readonly height: number } =>
  mark.kind === 'port' && mark.company === undefined
    ? { width: 30, height: 34 }
    : { width: bonusWidth(mark), height: 30 }

const isLower = (layout: HexLayout, edge: number): boolean =>
  layout === 'pointy' ? edge === 0 || edge === 5 : edge === 0

/** Where stops of a hex differ, each carries its own figure. */
const isApart = ({ stops }: Pick<HexScene, 'stops'>): boolean =>
  new Set(stops.filter(({ revenue }) => revenue.now > 0).map(({ revenue }) => revenue.now)).size > 1

function hasBubble({ stops }: Pick<HexScene, 'stops'>, number: number): boolean {
  const stop = stops[number]!
  if (stop.kind === 'offboard' || stop.revenue.now === 0) return false
  const first = stops.findIndex(({ kind, revenue }) => kind !== 'offboard' && revenue.now > 0)
  return isApart({ stops }) || number === first
}

/** The corner above the stop, which no track to the middle crosses. */
function usualPlace(layout: HexLayout, { slots, at }: StopPlace, upsideDown: boolean): Point | undefined {
  if (Math.hypot(at.x, at.y) > 1) return undefined
  const below = upsideDown ? -1 : 1
  if (layout === 'flat' && slots.length === 4) return { x: 36, y: -73 * below }
  if (layout === 'flat') return { x: slots.length > 2 ? 42 : 34, y: (slots.length > 2 ? -66 : -57) * below }
  if (slots.length === 3) return { x: -68, y: -42 }
  if (slots.length === 4) return { x: 0, y: -76 * below }
  return { x: 0, y: -62 * below }
}

const usualLabel = (layout: HexLayout, stops: readonly StopPlace[]): Point | undefined =>
  stops.length > 1 ? undefined : layout === 'pointy' ? { x: 66, y: -42 } : { x: -40, y: -62 }

function nameAt(
  layout: HexLayout,
  scene: Pick<HexScene, 'stops' | 'marks'>,
  stops: readonly StopPlace[],
  upsideDown: boolean,
): Point {
  if (isCrowded(scene)) return { x: 0, y: crowd(scene) > 3 ? -66 : -54 }
  const low = stops.length === 1 && stops[0]!.at.y > 15
  const below = upsideDown || low ? -1 : 1
  const slots = Math.max(0, ...stops.map((stop) => stop.slots.length))
  const lowest = Math.max(0, ...stops.flatMap((stop) => stop.slots.map(({ y }) => y * below + stop.slot)))
  if (stops.length > 1) return { x: 0, y: Math.max(66, Math.min(96, lowest + 22)) * below }
  return { x: 0, y: (slots === 4 ? 72 : slots === 3 ? 66 : layout === 'flat' ? 54 : 58) * below }
}

/** The first direction with room for the box, or the one with most of it; near a point if one is given. */
function room(
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
  for (const [number, at] of candidates.entries()) {
    const gap = Math.min(...taken.map((obstacle) => gapBetween({ at, ...box }, obstacle)), 40)
    if (preferred && number === 0 && gap > -4) return at
    const good = Math.min(gap, 4) - (near ? distance(near, at) / 12 : number / 50)
    if (good > most) {
      most = good
      best = at
    }
  }
  return best
}

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

const along = (track: Curve): Obstacle[] =>
  Array.from({ length: 13 }, (_, step) => ({
    at: pointOn(track, step / 12),
    width: TRACK * 0.8,
    height: TRACK * 0.8,
  }))

const covered = ({ slots, slot, at }: StopPlace): Obstacle[] =>
  slots.length > 0 ? slots.flatMap((place) => round(place, slot + 5)) : round(at, 22)

/** A disc as boxes that leave its corners free. */
const round = (at: Point, radius: number): Obstacle[] => [
  { at, width: radius * 2, height: radius * 0.9 },
  { at, width: radius * 0.9, height: radius * 2 },
  { at, width: radius * 1.42, height: radius * 1.42 },
]

const borderBox = (layout: HexLayout, edge: number): Obstacle => ({
  at: edgeMiddle(layout, edge),
  width: 78,
  height: 34,
})
