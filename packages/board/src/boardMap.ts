import { type Bits, bitsOf } from './bits.ts'
import { type Color, checkFace, edgesOf, type Face } from './face.ts'
import { type Grid, gridOf } from './grid.ts'
import { EDGES, type Edge, type HexName, type Layout, opposite } from './hex.ts'

/** A side of a hex with something on it. Nothing crosses one of kind `impassable`. */
export interface Border {
  readonly edge: Edge
  readonly kind: string
  readonly cost?: number
}

/** A slot that is reserved for a company. */
export interface Reservation {
  readonly company: string
  /** The stop, where it is one and not any of the hex. */
  readonly stop?: number
  readonly slot?: number
}

/** A hex as it is printed on the map. */
export interface MapHex extends Face {
  readonly hex: HexName
  readonly name?: string
  /** Whether no tile is ever laid here. */
  readonly fixed?: boolean
  readonly terrain?: readonly { readonly kind: string; readonly cost: number }[]
  /** Written on both sides of the edge. */
  readonly borders?: readonly Border[]
  /** Labels that a tile of some colour must carry instead of the printed ones. */
  readonly futureLabels?: Readonly<Record<Color, readonly string[]>>
  readonly reservations?: readonly Reservation[]
}

/** A hex in its surroundings. */
export interface Place {
  /** Its number in the order of the map. */
  readonly number: number
  readonly printed: MapHex
  /** The hex beyond each edge that track may cross. */
  readonly ways: readonly (HexName | undefined)[]
  /** The same, as a place. */
  readonly beyond: readonly (Place | undefined)[]
  /** Those edges. */
  readonly passable: Bits
}

export interface BoardMap {
  readonly grid: Grid
  readonly places: ReadonlyMap<HexName, Place>
}

/** Builds a map once; one that contradicts itself is an error that names the hex. */
export function boardMap(layout: Layout, hexes: readonly MapHex[]): BoardMap {
  const grid = gridOf(
    layout,
    hexes.map(({ hex, borders = [] }) => ({
      hex,
      barredEdges: borders.filter(({ kind }) => kind === 'impassable').map(({ edge }) => edge),
    })),
  )
  const printed = new Map(hexes.map((hex) => [hex.hex, hex]))
  for (const hex of hexes) checkHex(hex)
  const places = new Map<HexName, Place & { beyond: (Place | undefined)[] }>(
    hexes.map((hex, number) => {
      const open = grid.open.get(hex.hex)!
      const ways = grid.neighbours.get(hex.hex)!.map((other, edge) => {
        if (other === undefined || !open.includes(other)) return undefined
        return leadsTo(hex, edge as Edge) && leadsTo(printed.get(other)!, opposite(edge as Edge))
          ? other
          : undefined
      })
      const passable = bitsOf(EDGES.filter((edge) => ways[edge] !== undefined))
      return [hex.hex, { number, printed: hex, ways, beyond: [], passable }]
    }),
  )
  for (const place of places.values())
    place.beyond = place.ways.map((hex) => (hex === undefined ? undefined : places.get(hex)))
  return { grid, places }
}

export function placeAt(map: BoardMap, hex: HexName): Place {
  const place = map.places.get(hex)
  if (!place) throw new Error(`${hex} is not on the map`)
  return place
}

/** The labels that a tile of a colour must carry on a hex, no more and no fewer. */
export const labelsFor = ({ labels, futureLabels }: MapHex, color: Color): readonly string[] =>
  futureLabels?.[color] ?? labels

/** What lies on the edge of a hex, if anything does. */
export const borderAt = (map: BoardMap, hex: HexName, edge: Edge): Border | undefined =>
  placeAt(map, hex).printed.borders?.find((border) => border.edge === edge)

/** Whether a hex has, or can ever have, track at an edge. */
const leadsTo = (hex: MapHex, edge: Edge): boolean => !hex.fixed || ((edgesOf(hex) >> edge) & 1) === 1

function checkHex({ hex, borders = [], reservations = [], stops, paths }: MapHex): void {
  checkFace(hex, { stops, paths })
  for (const { edge } of borders)
    if (!EDGES.includes(edge)) throw new Error(`${hex}: a border lies on edge ${edge}, which is not there`)
  for (const { company, stop = 0, slot = 0 } of reservations)
    if (slot >= (stops[stop]?.slots ?? 0))
      throw new Error(`${hex}: slot ${slot} of stop ${stop} is reserved for ${company} and is not there`)
}
