import {
  type Bits,
  type BoardMap,
  EDGES,
  type Edge,
  enter,
  type Face,
  type HexName,
  membersOf,
  opposite,
  type Place,
  placeAt,
  type Walk,
} from '@roundhouse/board'

/** Steps of distance: a new tile, an upgrade, an upgrade that is still to become possible. */
const [TILE, UPGRADE, LATER] = [2, 3, 5]

/** What no further tile can be laid on. */
export const CLOSED = Number.POSITIVE_INFINITY

/** By the colour that it covers, what a further tile costs in steps while tiles of these colours are laid. */
export const buildingSteps = (
  colors: readonly string[],
  laid: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(
    colors.slice(0, -1).map((color, index) => {
      const isPossible = laid.includes(colors[index + 1]!)
      return [color, color === 'plain' ? TILE : isPossible ? UPGRADE : LATER]
    }),
  )

/** A map as a bot walks over it: its hexes, and ways into them, by number. */
export interface Country {
  readonly places: readonly Place[]
  readonly numberOf: (hex: HexName) => number
  /** For each hex the edges that tiles in it can lead to. */
  readonly exits: readonly (readonly Edge[])[]
  /** For each way into a hex, of which there are six, the way into the next hex over the same edge; -1 where none leads on. */
  readonly across: readonly number[]
}

export function countryOf(map: BoardMap): Country {
  const places = [...map.places.values()]
  const numberOf = (hex: HexName): number => placeAt(map, hex).number
  return {
    places,
    numberOf,
    exits: places.map(({ passable }) => membersOf(passable) as Edge[]),
    across: places.flatMap(({ ways }) =>
      EDGES.map((edge) => {
        const beyond = ways[edge]
        return beyond === undefined ? -1 : numberOf(beyond) * EDGES.length + opposite(edge)
      }),
    ),
  }
}

/** A hex as it lies, for one company. */
export interface GroundHex {
  readonly face: Face
  /** The stops that the company can pass. */
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
  readonly country: Country
  /** How far the bot looks, in steps. */
  readonly farthest: number
  readonly look: (hex: number) => GroundHex
  readonly hexes: (GroundHex | undefined)[]
}

export function groundAt({ look, hexes }: Ground, hex: number): GroundHex {
  let found = hexes[hex]
  if (!found) {
    found = look(hex)
    hexes[hex] = found
  }
  return found
}
