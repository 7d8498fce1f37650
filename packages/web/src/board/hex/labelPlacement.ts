import type { HexScene, Mark } from '@roundhouse/view'
import { edgeMiddle, type HexLayout, ORIGIN, type Point } from '../geometry.ts'
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
import { widthOfLine } from './letterWidths.ts'
import { nameLines } from './nameLines.ts'

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
  /** For the number of the tile, with the sign of its era above it, and for the name of the hex. */
  readonly number: Point
  readonly id: Point
}

/** Where the values of an off-board place are. */
export const VALUES: Point = { x: 0, y: 8 }

/** Where a hex says what its stops are worth, seen from afar: below a city without slots the figure is alone then. */
export const figuresFromAfar = (
  scene: Pick<HexScene, 'stops' | 'marks'>,
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

/** Where a hex says who has to go there, as large from afar as ever. */
export const goalsOn = ({ marks }: Pick<HexScene, 'marks'>, places: LabelPlaces): readonly Obstacle[] =>
  marks.flatMap((mark, index) =>
    mark.kind === 'goal' ? [{ at: places.marks[index]!, ...markBox(mark) }] : [],
  )

/** What else is written on a hex that names of other hexes keep clear of: costs and bonuses, and the lines of an off-board place. */
export function writtenOn(
  layout: HexLayout,
  scene: HexScene,
  { marks, terrain }: LabelPlaces,
): readonly Obstacle[] {
  const offboard = scene.stops.some(({ kind }) => kind === 'offboard')
  const borders = scene.borders
    .filter(({ cost }) => cost !== undefined)
    .map(({ edge }) => borderBox(layout, edge))
  if (offboard) {
    const lines = nameLines(scene.name ?? '')
    const width = Math.max(...lines.map(widthOfLine)) * OFFBOARD_LINES.letters
    const above = {
      at: { x: 0, y: OFFBOARD_LINES.name - 12 * (lines.length - 1) },
      width,
      height: 24 * lines.length,
    }
    return [...borders, above, { at: { x: 0, y: OFFBOARD_LINES.notes }, width: 100, height: 24 }]
  }
  const placed = scene.marks.flatMap((mark, index) =>
    isPlaced(scene, mark) ? [{ at: marks[index]!, ...markBox(mark) }] : [],
  )
  const costs = scene.terrain.some(({ cost }) => cost > 0)
    ? [{ at: scene.stops.length > 0 ? terrain : { x: 0, y: 8 }, width: 68, height: 50 }]
    : []
  return [...borders, ...placed, ...(hasCityWithoutSlots(scene) ? [] : costs)]
}

/** What it costs to build on a hex or across its edges, as it is seen where not all names are: without the sign of its land. */
export const costsFromAfar = (
  layout: HexLayout,
  scene: HexScene,
  { terrain }: LabelPlaces,
): readonly Obstacle[] => [
  ...scene.borders
    .filter(({ cost }) => cost !== undefined)
    .map(({ edge }) => ({ ...FAR_COST, at: edgeMiddle(layout, edge) })),
  ...(scene.terrain.some(({ cost }) => cost > 0)
    ? [{ ...FAR_COST, at: scene.stops.length > 0 || isCrowded(scene) ? terrain : OPEN_COST }]
    : []),
]

const FAR_COST = { width: 52, height: 26 }
/** Below the sign of the land on open ground. */
const OPEN_COST: Point = { x: 0, y: 32 }

/** The lines of an off-board place as they are seen where not all names are: larger, and closer together. */
export function beyondFromAfar({ name, stops, marks, labels }: HexScene): readonly Obstacle[] {
  if (stops.every(({ kind }) => kind !== 'offboard')) return []
  const lines = nameLines(name ?? '')
  const { foot, across, high } = FAR_LINES.name
  const notes = [...labels, ...marks.filter(({ kind }) => kind === 'note').map(({ label }) => label)]
  return [
    {
      at: { x: 0, y: foot - (lines.length * high) / 2 },
      width: Math.max(0, ...lines.map(widthOfLine)) * across,
      height: lines.length * high,
    },
    {
      at: { x: 0, y: FAR_LINES.notes.at },
      width: widthOfLine(notes.join(' · ')) * FAR_LINES.notes.letters,
      height: FAR_LINES.notes.high,
    },
  ]
}

/** As the styles of hexes draw them. */
const FAR_LINES = {
  name: { foot: -20, across: 30, high: 34 },
  notes: { at: 52, letters: 38, high: 30 },
}

/** Where the lines of an off-board place are, and how large the letters of its name. */
export const OFFBOARD_LINES = { name: -30, notes: 43, marks: 76, letters: 24 }

/** The name of its hex is below them, clear of the name in the hex above, unless marks are there. */
const offboardId = ({ marks }: Pick<HexScene, 'marks'>): Point => ({
  x: 0,
  y: marks.every(({ kind }) => kind === 'note') ? OFFBOARD_LINES.marks : -80,
})

const isPlaced = (scene: Pick<HexScene, 'marks'>, mark: Mark): boolean =>
  !isCovered(scene, mark) && mark.kind !== 'coal' && mark.kind !== 'cube' && mark.kind !== 'blocked'

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

/** A pin is rather low: the names of the hexes above come down far when they are seen from afar. */
const GOAL_DIRECTIONS: Readonly<Record<HexLayout, readonly number[]>> = {
  pointy: [210, 330, 150, 30, 90, 270, 180, 0, 120, 60, 240, 300],
  flat: [180, 0, 120, 60, 240, 300, 150, 30, 210, 330, 90, 270],
}

/** Finds room for the figures, letters and markers of a hex. */
export function labelPlaces(
  layout: HexLayout,
  scene: Pick<HexScene, 'stops' | 'borders' | 'labels' | 'marks' | 'terrain' | 'name' | 'tile'>,
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
    const directions = mark.kind === 'goal' ? GOAL_DIRECTIONS : MARK_DIRECTIONS
    const place = findRoom(layout, undefined, directions[layout], box, taken)
    taken.push({ at: place, ...box })
    return place
  })
  if (scene.name) taken.push(largestName(nameBox(scene.name, name)))
  const number = findRoom(layout, usualNumber(layout, scene.name, name), CORNERS[layout], NUMBER_BOX, taken)
  if (scene.tile !== undefined) taken.push({ at: number, ...NUMBER_BOX })
  const isOffboard = scene.stops.some(({ kind }) => kind === 'offboard')
  const id = isOffboard
    ? offboardId(scene)
    : findRoom(layout, usualId(layout, scene.name, name), CORNERS[layout], ID_BOX, taken)
  return { revenue, labels, name, terrain, marks, number, id }
}

/** How much of its hex a name has where it is written as large as may be with all else on the board. */
const largestName = ({ at, width, height }: Obstacle): Obstacle => ({
  at: { x: at.x, y: at.y + Math.sign(at.y) * 0.1 * height },
  width: width * 1.2,
  height: height * 1.2,
})

/** In a corner, to which no track leads; the lower ones first. */
const CORNERS: Readonly<Record<HexLayout, readonly number[]>> = {
  pointy: [90, 30, 150, 330, 210, 270],
  flat: [60, 120, 0, 180, 300, 240],
}
const NUMBER_BOX = { width: 44, height: 24 }
const ID_BOX = { width: 52, height: 22 }

/** Where the number of a tile is: at the bottom, or where the name of the place is there, at the top. */
const usualNumber = (layout: HexLayout, name: string | undefined, { y }: Point): Point =>
  layout === 'flat' ? { x: 40, y: 78 } : { x: 0, y: name !== undefined && y > 0 ? -72 : 84 }

/** In a corner that the name of the place leaves free. */
function usualId(layout: HexLayout, name: string | undefined, at: Point): Point {
  if (layout === 'flat') return { x: 0, y: -76 }
  if (name === undefined || at.y > 0) return { x: -50, y: name === undefined ? -42 : -58 }
  return nameLines(name).length > 1 ? { x: -62, y: 38 } : { x: 0, y: Math.max(-86, at.y - 26) }
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
