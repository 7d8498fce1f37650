import type { HexScene, Mark } from '@roundhouse/view'
import { type HexLayout, ORIGIN, type Point } from '../geometry.ts'
import type { Arrangement, StopPlace } from './arrangeHex.ts'
import { countInMiddle, hasCityWithoutSlots, hasCubes, isCrowded } from './hexMiddle.ts'
import { borderBox, findRoom, type Obstacle, obstaclesAlong, obstaclesOfStop } from './labelRoom.ts'
import {
  BUBBLE,
  bubbleWidth,
  costWidth,
  isSigned,
  labelSize,
  markBox,
  nameBox,
  SMALL_COST,
  valueWidth,
} from './labelSizes.ts'

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

/** Where the values of an off-board place are. */
export const VALUES: Point = { x: 0, y: 8 }

/** Where a hex says what its stops are worth, seen from afar: below a city without slots it is alone then. */
export const figuresFromAfar = (
  scene: Pick<HexScene, 'stops'>,
  { revenue }: LabelPlaces,
): readonly Obstacle[] =>
  scene.stops.flatMap((stop, index) => {
    const at = revenue[index]
    const { height } = BUBBLE
    if (at)
      return [{ at: hasCityWithoutSlots(scene) ? { x: 0, y: at.y } : at, width: bubbleWidth(stop), height }]
    if (stop.kind !== 'offboard' || stop.slots.length > 0) return []
    return [{ at: VALUES, width: stop.revenue.values.length * valueWidth(stop), height }]
  })

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

/** Finds room for the figures, letters and markers of a hex. */
export function labelPlaces(
  layout: HexLayout,
  scene: Pick<HexScene, 'stops' | 'borders' | 'labels' | 'marks' | 'terrain' | 'name'>,
  { stops, tracks }: Arrangement,
): LabelPlaces {
  const taken: Obstacle[] = [
    ...tracks.flatMap(obstaclesAlong),
    ...stops.flatMap(obstaclesOfStop),
    ...scene.borders.map(({ edge }) => borderBox(layout, edge)),
    ...(hasCubes(scene) ? [{ at: ORIGIN, width: 130, height: 60 }] : []),
  ]
  const upsideDown = scene.borders.some(({ edge, cost }) => cost !== undefined && isLower(layout, edge))
  const name = nameAt(layout, scene, stops, upsideDown)
  if (scene.name) taken.push(nameBox(scene.name, name))
  const revenue = scene.stops.map((stop, index): Point | null => {
    if (!hasBubble(scene, index)) return null
    const near = haveOwnFigures(scene) ? stops[index]!.at : undefined
    if (hasCityWithoutSlots(scene)) return { x: FOOT.revenueFrom + bubbleWidth(stop) / 2, y: footOf(scene) }
    const preferred = usualPlace(layout, stops[index]!, upsideDown && stop.kind !== 'offboard')
    const box = { width: bubbleWidth(stop), height: BUBBLE.height }
    const place = findRoom(layout, preferred, DIRECTIONS[layout], box, taken, near)
    taken.push({ at: place, ...box })
    return place
  })
  const letters = scene.labels.join(' ')
  const labelBox = {
    width: Math.round(labelSize(letters) * 0.66 * letters.length),
    height: labelSize(letters),
  }
  const labels = findRoom(layout, usualLabel(layout, stops), LABEL_DIRECTIONS[layout], labelBox, taken)
  if (scene.labels.length > 0) taken.push({ at: labels, ...labelBox })
  const costBox = { width: 68, height: 24 }
  const terrain = isCrowded(scene)
    ? { x: costInFoot(scene), y: footOf(scene) }
    : findRoom(layout, undefined, DIRECTIONS[layout], costBox, taken)
  if (scene.terrain.length > 0 && scene.stops.length > 0) taken.push({ at: terrain, ...costBox })
  const marks = scene.marks.map((mark) => {
    if (isCovered(scene, mark)) return ORIGIN
    const box = markBox(mark)
    const place = findRoom(layout, undefined, MARK_DIRECTIONS[layout], box, taken)
    taken.push({ at: place, ...box })
    return place
  })
  return { revenue, labels, name, terrain, marks }
}

/** A marker on a port covers its sign. */
export const isCovered = ({ marks }: Pick<HexScene, 'marks'>, { kind, company }: Mark): boolean =>
  kind === 'port' && company === undefined && marks.some((one) => one.kind === 'port' && one.company)

const footOf = (scene: Pick<HexScene, 'marks'>): number => (countInMiddle(scene) > 3 ? 63 : 58)

/** Below a city without slots what it costs ends a little left of where what it earns begins. */
const FOOT = { costTo: 0, revenueFrom: 7 }

function costInFoot(scene: Pick<HexScene, 'terrain' | 'stops'>): number {
  const [land] = scene.terrain
  if (!land || !hasCityWithoutSlots(scene)) return 0
  // without a sign of its land it is written with that of the currency
  const letters = String(land.cost).length + (isSigned(land.kind) ? 0 : 1)
  return FOOT.costTo - (SMALL_COST * costWidth(land.kind, letters, SMALL_COST)) / 2
}

const isLower = (layout: HexLayout, edge: number): boolean =>
  layout === 'pointy' ? edge === 0 || edge === 5 : edge === 0

/** Where stops of a hex differ, each carries its own figure. */
const haveOwnFigures = ({ stops }: Pick<HexScene, 'stops'>): boolean =>
  new Set(stops.filter(({ revenue }) => revenue.now > 0).map(({ revenue }) => revenue.now)).size > 1

function hasBubble({ stops }: Pick<HexScene, 'stops'>, number: number): boolean {
  const stop = stops[number]!
  if (stop.kind === 'offboard' || stop.revenue.now === 0) return false
  const first = stops.findIndex(({ kind, revenue }) => kind !== 'offboard' && revenue.now > 0)
  return haveOwnFigures({ stops }) || number === first
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
  if (isCrowded(scene)) return { x: 0, y: countInMiddle(scene) > 3 ? -66 : -54 }
  const low = stops.length === 1 && stops[0]!.at.y > 15
  const below = upsideDown || low ? -1 : 1
  const slots = Math.max(0, ...stops.map((stop) => stop.slots.length))
  const lowest = Math.max(0, ...stops.flatMap((stop) => stop.slots.map(({ y }) => y * below + stop.slot)))
  if (stops.length > 1) return { x: 0, y: Math.max(66, Math.min(96, lowest + 22)) * below }
  return { x: 0, y: (slots === 4 ? 72 : slots === 3 ? 66 : layout === 'flat' ? 54 : 58) * below }
}
