import type { HexScene } from '@roundhouse/view'
import type { Point } from './geometry.ts'
import { hasCityWithoutSlots } from './hex/hexMiddle.ts'
import { gapBetween, type Obstacle } from './hex/labelRoom.ts'
import { nameLines } from './hex/nameLines.ts'

/** How much larger than life names and figures are, by how far the board is seen from; the styles of hexes say the same. */
const LARGER = [
  { name: 4.5, figure: 0 },
  { name: 3, figure: 0 },
  { name: 2, figure: 1.93 },
  { name: 1.5, figure: 1.45 },
]

/** The least room between two names, and how far a name may lie over the rim of a figure. */
const APART = { name: 8, figure: -3 }

/** How far to the side of its place a name may be, the nearest first; farther where it is written very large. */
const ASIDE = [0, -20, 20, -40, 40]

/** How near the middle of a hex another hex does not write its name, and how far from its own one does that writes it beside the board. */
const LAND = { width: 150, height: 150 }
const BESIDE = 94

/** How a name grows, by where it is: below its stop away from it, above it hardly so, above a city without slots towards its middle; the styles of hexes say the same. */
const GROWS = { below: 0.5, above: -0.1, slotless: 0.3 }

export const growthOf = (scene: Pick<HexScene, 'stops'>, { y }: Point): number =>
  GROWS[y >= 0 ? 'below' : hasCityWithoutSlots(scene) ? 'slotless' : 'above']

/** The size of letters: how wide one is, how high a line, and how much of that is not ink. */
const LETTER = { width: 15.5, line: 24, around: 7 }

interface NamedHex {
  readonly hex: string
  readonly scene: Pick<HexScene, 'name' | 'stops'>
  readonly centre: Point
  /** Where the name is on the board. */
  readonly at: Point
  /** How far it moves down as it grows, as a part of how much higher it becomes. */
  readonly grows: number
}

/** Where a name is seen from afar: at which distances, as the styles of hexes read them, and how far aside. */
export interface ZoomedOutName {
  readonly from: string
  readonly aside: string
}

/** How far a name is moved from its place. */
type Move = readonly [across: number, down: number]

function boxOf({ scene, at, grows }: NamedHex, by: number): Obstacle {
  const lines = nameLines(scene.name!)
  const high = lines.length * LETTER.line
  const more = (high - LETTER.line) / 2
  const y = at.y + (grows === GROWS.below ? more : -more) + grows * high * (by - 1)
  return {
    at: { x: at.x, y },
    width: Math.max(...lines.map((line) => line.length)) * LETTER.width * by,
    height: (high - LETTER.around) * by,
  }
}

/** Where each city has its name that has room when it is written so large: a little aside, or where the board ends beside it. Of two that would lie over each other, the one that earns more, or has the shorter name. None lies over a figure. */
function movesAt(
  hexes: readonly NamedHex[],
  figures: readonly Obstacle[],
  { name: by, figure: figureBy }: (typeof LARGER)[number],
): ReadonlyMap<string, Move> {
  const worth = ({ scene: { stops } }: NamedHex) => Math.max(0, ...stops.map(({ revenue }) => revenue.now))
  const cities = hexes.filter(
    ({ scene: { name, stops } }) => name && stops.some(({ kind }) => kind === 'city'),
  )
  const byWorth = (one: NamedHex, other: NamedHex) =>
    worth(other) - worth(one) || one.scene.name!.length - other.scene.name!.length
  const shown = figures.map(({ at, width, height }) => ({
    at,
    width: width * figureBy,
    height: height * figureBy,
  }))
  const land = hexes.map(({ centre }) => ({ at: centre, ...LAND }))
  const across = hexes.map(({ centre }) => centre.x)
  const [west, east] = [Math.min(...across) - BESIDE, Math.max(...across) + BESIDE]
  /** How far a name goes to the side so that it does not reach beyond the board, where the screen may end. */
  const inwards = ({ at, width }: Obstacle) =>
    Math.round(Math.max(0, west - (at.x - width / 2)) - Math.max(0, at.x + width / 2 - east))
  const written: Obstacle[] = []
  const moves = new Map<string, Move>()
  for (const city of cities.toSorted(byWorth)) {
    const box = boxOf(city, by)
    const moved = ([across, down]: Move) => ({ ...box, at: { x: box.at.x + across, y: box.at.y + down } })
    const isClear = (move: Move) =>
      written.every((other) => gapBetween(moved(move), other) > APART.name) &&
      (figureBy === 0 || shown.every((figure) => gapBetween(moved(move), figure) > APART.figure))
    const beside = [1, -1].map((side): Move => {
      const x = city.centre.x + side * (BESIDE + box.width / 2)
      return [Math.round(x - box.at.x), Math.round(city.centre.y - box.at.y)]
    })
    const isOnSheet = (move: Move) => Math.abs(inwards(moved(move))) < 1
    const inside = inwards(box)
    const move =
      ASIDE.map((aside): Move => [inside + aside * Math.max(1, by / 2), 0]).find(
        (one) => isClear(one) && isOnSheet(one),
      ) ??
      beside.find(
        (one) => isClear(one) && isOnSheet(one) && land.every((hex) => gapBetween(moved(one), hex) > 0),
      )
    if (!move) continue
    written.push(moved(move))
    moves.set(city.hex, move)
  }
  return moves
}

/** The names of cities that are seen from afar, clear of each other and of the figures. */
export function zoomedOutNames(
  hexes: readonly NamedHex[],
  figures: readonly Obstacle[],
): ReadonlyMap<string, ZoomedOutName> {
  const distances = LARGER.map((larger, far) => ({ far, moves: movesAt(hexes, figures, larger) }))
  const cities = new Set(distances.flatMap(({ moves }) => [...moves.keys()]))
  return new Map(
    [...cities].map((hex) => {
      const seen = distances.flatMap(({ far, moves }) => {
        const move = moves.get(hex)
        return move ? [{ far, move }] : []
      })
      const aside = seen.map(({ far, move: [across, down] }) => `--aside-${far}:${across}px,${down}px`)
      return [hex, { from: seen.map(({ far }) => far).join(' '), aside: aside.join(';') }]
    }),
  )
}
