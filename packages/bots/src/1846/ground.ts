import { BOARD, blockingPrivate, COLORS, type CompanyId, PHASE, type State1846 } from '@roundhouse/1846'
import {
  type Bits,
  EDGES,
  type Edge,
  enter,
  type Face,
  faceOn,
  type HexName,
  membersOf,
  opposite,
  passableStops,
  placeAt,
  slotsOn,
  type Walk,
} from '@roundhouse/board'

/** Steps of distance: a new tile, an upgrade, an upgrade that is still to become possible. */
const [TILE, UPGRADE, LATER] = [2, 3, 5]

/** How far the bot looks, in steps. */
export const FARTHEST = 6
export const BEYOND = FARTHEST + 1

export const HEXES = BOARD.map.grid.hexes
const PLACES = HEXES.map((hex) => placeAt(BOARD.map, hex))
const NUMBER = new Map(HEXES.map((hex, number) => [hex, number]))

export const hexNumber = (hex: HexName): number => NUMBER.get(hex)!

/** For each hex the edges that tiles in it can lead to. */
export const EXITS = PLACES.map(({ passable }) => membersOf(passable) as Edge[])

/** Ways into hexes by number: six for each hex, one for each edge. */
export const WAYS_IN = HEXES.length * EDGES.length

/** For each way into a hex the way into the next hex over the same edge; -1 where none leads on. */
export const ACROSS: readonly number[] = PLACES.flatMap(({ ways }) =>
  EDGES.map((edge) => {
    const beyond = ways[edge]
    return beyond === undefined ? -1 : hexNumber(beyond) * EDGES.length + opposite(edge)
  }),
)

/** What a further tile in a hex costs in steps, by phase and by the colour that it covers; nothing where none can come. */
const BUILDING = new Map(
  Object.entries(PHASE).map(([phase, { colors }]) => [
    phase,
    new Map(
      COLORS.slice(0, -1).map((color, index) => {
        const isPossible = colors.includes(COLORS[index + 1]!)
        return [color, color === 'plain' ? TILE : isPossible ? UPGRADE : LATER]
      }),
    ),
  ]),
)

/** A hex as it lies, for one company. */
export interface GroundHex {
  readonly face: Face
  /** The stops that the company can pass (1846-6.20f). */
  readonly passable: Bits
  /** What a further tile costs in steps, through which track can lead on. */
  readonly building: number
  /** What is come to over each edge, once somebody has come in there. */
  readonly walks: (Walk | undefined)[]
}

export function walkInto(hex: GroundHex, edge: Edge): Walk {
  let walk = hex.walks[edge]
  if (!walk) {
    walk = enter(hex.face, edge, hex.passable)
    hex.walks[edge] = walk
  }
  return walk
}

/** The board as one company finds it: each hex is looked at once. */
export interface Ground {
  readonly state: State1846
  readonly id: CompanyId
  readonly hexes: (GroundHex | undefined)[]
}

export const groundOf = (state: State1846, id: CompanyId): Ground => ({ state, id, hexes: [] })

export function groundAt(ground: Ground, hex: number): GroundHex {
  let found = ground.hexes[hex]
  if (!found) {
    found = lookAt(ground.state, ground.id, hex)
    ground.hexes[hex] = found
  }
  return found
}

export function lookAt(state: State1846, id: CompanyId, hex: number): GroundHex {
  const { board, phase } = state
  const place = PLACES[hex]!
  const face = faceOn(board, BOARD.tiles, place)
  const name = HEXES[hex]!
  const isOpen = !place.printed.fixed && face.stops.length <= 1 && !blockingPrivate(state, name)
  return {
    face,
    passable: face.stops.length > 0 ? passableStops(face, slotsOn(board, name, face), id) : 0,
    walks: [],
    building: (isOpen ? BUILDING.get(phase)!.get(face.color) : undefined) ?? BEYOND,
  }
}
