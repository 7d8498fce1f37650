import type { HexScene } from '@roundhouse/view'
import type { Point } from './geometry.ts'
import { hasCityWithoutSlots } from './hex/hexMiddle.ts'
import { gapBetween, type Obstacle } from './hex/labelRoom.ts'
import { widthOfLine } from './hex/letterWidths.ts'
import { nameLines } from './hex/nameLines.ts'
import { ALL_NAMES, BEYOND_NAMES, NAME_DISTANCES } from './nameDistances.ts'

/** The least room between two names, and how far a name may lie over the rim of a figure. */
const APART = { name: 8, figure: -3 }

/** How far to the side of its place a name may be, the nearest first; farther where it is written very large. */
const ASIDE = [0, -20, 20, -40, 40]
/** And where it has no room there either. */
const FAR_ASIDE = [-60, 60, -80, 80, -100, 100]

/** How near the middle of a hex another hex does not write its name, and how far from its own one does that writes it beside the board. */
const LAND = { width: 150, height: 150 }
const BESIDE = 94
/** How far a name goes up towards its stop for a cost below it. */
const UP = -12
/** How far above the middle of a hex a name ends that stands above its stop. */
const ABOVE = 32

/** How a name grows, by where it is: below its stop away from it, above it hardly so, above a city without slots towards its middle; the styles of hexes say the same. */
const GROWS = { below: 0.5, above: -0.1, slotless: 0.3 }

export const growthOf = (scene: Pick<HexScene, 'stops'>, { y }: Point): number =>
  GROWS[y >= 0 ? 'below' : hasCityWithoutSlots(scene) ? 'slotless' : 'above']

/** How large letters are, how high a line, and how much of that is not ink. */
const LETTER = { size: 25, line: 24, around: 7 }

interface NamedHex {
  readonly hex: string
  readonly scene: Pick<HexScene, 'name' | 'stops'>
  readonly centre: Point
  /** Where the name is on the board. */
  readonly at: Point
  /** How far it moves down as it grows, as a part of how much higher it becomes. */
  readonly grows: number
}

/** What names keep clear of. */
export interface NameObstacles {
  /** What stops are worth, which is seen from farther than anything else. */
  readonly figures: readonly Obstacle[]
  /** Who has to go somewhere, as large from afar as ever. */
  readonly goals: readonly Obstacle[]
  /** What is written beyond the board where not all names are. */
  readonly beyond: readonly Obstacle[]
  /** What is written on hexes where all names are. */
  readonly notes: readonly Obstacle[]
  /** What it costs to build, as large as life: a name lies over it rather than be left out. */
  readonly costs: readonly Obstacle[]
}

/** Where a name is seen from afar: at which distances, as the styles of hexes read them, and how far aside and how large. */
export interface ZoomedOutName {
  readonly from: string
  readonly aside: string
}

/** How far a name is moved from its place, and how much larger than life it is. */
interface Written {
  readonly across: number
  readonly down: number
  readonly size: number
}

function boxOf({ scene, at, grows }: NamedHex, { across, down, size }: Written): Obstacle {
  const lines = nameLines(scene.name!)
  const high = lines.length * LETTER.line
  const more = (high - LETTER.line) / 2
  const y = at.y + (grows === GROWS.below ? more : -more) + grows * high * (size - 1)
  return {
    at: { x: at.x + across, y: y + down },
    width: Math.max(...lines.map(widthOfLine)) * LETTER.size * size,
    height: (high - LETTER.around) * size,
  }
}

const worthOf = ({ scene: { stops } }: NamedHex) => Math.max(0, ...stops.map(({ revenue }) => revenue.now))
const isCity = ({ scene: { stops } }: NamedHex) => stops.some(({ kind }) => kind === 'city')

const isOffboard = ({ scene: { stops } }: NamedHex) => stops.some(({ kind }) => kind === 'offboard')

/** Of two that would lie over each other, the one that earns more comes first, or has the shorter name. */
const byWorth = (one: NamedHex, other: NamedHex) =>
  worthOf(other) - worthOf(one) || one.scene.name!.length - other.scene.name!.length

const larger = (obstacles: readonly Obstacle[], by: number): readonly Obstacle[] =>
  by === 0 ? [] : obstacles.map(({ at, width, height }) => ({ at, width: width * by, height: height * by }))

/** Where each name is written from so far that has room: at first as small as may be, a little aside, above its stop, or where the board ends beside it; then those that have room for it become larger. None lies over a figure. */
function writtenAt(
  hexes: readonly NamedHex[],
  { figures, goals, beyond, notes, costs }: NameObstacles,
  far: number,
): ReadonlyMap<string, Written> {
  const { sizes, figure: figureBy, cost: costBy } = NAME_DISTANCES[far]!
  const writesAll = far >= ALL_NAMES
  const named = hexes
    .filter((hex) => hex.scene.name && (writesAll ? !isOffboard(hex) : isCity(hex)))
    .sort(byWorth)
  const shown = [
    ...larger(figures, figureBy),
    ...(figureBy === 0 ? [] : goals),
    ...(writesAll ? notes : far >= BEYOND_NAMES ? beyond : []),
  ]
  const shownCosts = writesAll ? [] : larger(costs, costBy)
  const land = hexes.map(({ centre }) => ({ at: centre, ...LAND }))
  const across = hexes.map(({ centre }) => centre.x)
  const [west, east] = [Math.min(...across) - BESIDE, Math.max(...across) + BESIDE]
  /** How far a name goes to the side so that it does not reach beyond the board, where the screen may end. */
  const inwards = ({ at, width }: Obstacle) =>
    Math.round(Math.max(0, west - (at.x - width / 2)) - Math.max(0, at.x + width / 2 - east))
  const boxes = new Map<string, Obstacle>()
  const written = new Map<string, Written>()
  /** How much room there is around a name, more than what it needs. */
  const roomAround = (hex: string, box: Obstacle): number => {
    let room = Number.POSITIVE_INFINITY
    for (const [other, taken] of boxes)
      if (other !== hex) room = Math.min(room, gapBetween(box, taken) - APART.name)
    for (const figure of shown) room = Math.min(room, gapBetween(box, figure) - APART.figure)
    return room
  }
  const isClear = (city: NamedHex, one: Written) => {
    const box = boxOf(city, one)
    return Math.abs(inwards(box)) < 1 && roomAround(city.hex, box) > 0
  }
  const hidesNoCost = (city: NamedHex, one: Written) => {
    const box = boxOf(city, one)
    return shownCosts.every((cost) => gapBetween(box, cost) > APART.figure)
  }
  /** The first that is clear, of costs too if there is one. */
  const firstClear = (city: NamedHex, places: readonly Written[]): Written | undefined => {
    const clear = places.filter((one) => isClear(city, one))
    return clear.find((one) => hidesNoCost(city, one)) ?? clear[0]
  }
  const asides = (city: NamedHex, size: number, all: readonly number[]): Written[] => {
    const inside = inwards(boxOf(city, { across: 0, down: 0, size }))
    return all.map((aside) => ({ across: inside + aside * Math.max(1, size / 2), down: 0, size }))
  }
  /** The same, and nearer to a stop below which it is. */
  const around = (city: NamedHex, size: number, all: readonly number[]): Written[] => {
    const usual = asides(city, size, all)
    return city.grows === GROWS.below ? [...usual, ...usual.map((one) => ({ ...one, down: UP }))] : usual
  }
  const beside = (city: NamedHex, size: number): Written[] => {
    const { at, width } = boxOf(city, { across: 0, down: 0, size })
    return [1, -1].map((side) => ({
      across: Math.round(city.centre.x + side * (BESIDE + width / 2) - at.x),
      down: Math.round(city.centre.y - at.y),
      size,
    }))
  }
  /** Above a stop below which it is usually. */
  const above = (city: NamedHex, size: number): Written[] =>
    city.grows !== GROWS.below
      ? []
      : asides(city, size, ASIDE).map((one) => {
          const { at, height } = boxOf(city, one)
          return { ...one, down: Math.round(city.centre.y - ABOVE - height / 2 - at.y) }
        })
  const write = (city: NamedHex, one: Written): void => {
    boxes.set(city.hex, boxOf(city, one))
    written.set(city.hex, one)
  }
  const least = sizes.at(-1)!
  const left: NamedHex[] = []
  for (const city of named) {
    const isOffLand = (place: Written) => land.every((hex) => gapBetween(boxOf(city, place), hex) > 0)
    const one =
      firstClear(city, around(city, least, ASIDE)) ?? firstClear(city, beside(city, least).filter(isOffLand))
    if (one) write(city, one)
    else left.push(city)
  }
  for (const city of left) {
    const all = asides(city, least, [...ASIDE, ...FAR_ASIDE])
    const clear = firstClear(city, [...all, ...above(city, least)])
    if (clear) write(city, clear)
    else if (writesAll) {
      const room = (place: Written) => roomAround(city.hex, boxOf(city, place))
      write(
        city,
        all.slice(0, ASIDE.length).reduce((one, other) => (room(other) > room(one) ? other : one)),
      )
    }
  }
  for (const city of named) {
    const now = written.get(city.hex)
    if (now?.down !== 0 && now?.down !== UP) continue
    const places = sizes
      .slice(0, -1)
      .flatMap((size) => [...around(city, size, ASIDE), { ...now, size }])
      .filter((one) => !hidesNoCost(city, now) || hidesNoCost(city, one))
    const one = firstClear(city, places)
    if (one) write(city, one)
  }
  return written
}

/** The names that are seen from afar, clear of each other and of the figures: of cities, and from less far all. */
export function zoomedOutNames(
  hexes: readonly NamedHex[],
  obstacles: NameObstacles,
): ReadonlyMap<string, ZoomedOutName> {
  const distances = NAME_DISTANCES.map((_, far) => ({ far, written: writtenAt(hexes, obstacles, far) }))
  const cities = new Set(distances.flatMap(({ written }) => [...written.keys()]))
  return new Map(
    [...cities].map((hex) => {
      const seen = distances.flatMap(({ far, written }) => {
        const one = written.get(hex)
        return one ? [{ far, one }] : []
      })
      const aside = seen.map(
        ({ far, one: { across, down, size } }) =>
          `--aside-${far}:${Math.round(across)}px,${down}px;--size-${far}:${size}`,
      )
      return [hex, { from: seen.map(({ far }) => far).join(' '), aside: aside.join(';') }]
    }),
  )
}
