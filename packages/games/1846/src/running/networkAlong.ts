import {
  EDGES,
  type Edge,
  faceAt,
  type HexName,
  type Laid,
  type Link,
  type Network,
  type NetworkStop,
  opposite,
  type PathEnd,
  piecesAt,
  placeAt,
} from '@roundhouse/board'
import { BOARD } from '../components/board.ts'

/** From one stop over the hexes on the way to another, such as D6.2, D8, D10, D12, D14.0. */
export type NamedLink = readonly string[]

/** How a stop is called: D6.2. */
export const stopName = ({ hex, index }: { readonly hex: HexName; readonly index: number }): string =>
  `${hex}.${index}`

/** The names of the stops of a route, in running order. */
export const stopsOf = ({ links }: { readonly links: readonly NamedLink[] }): string[] => [
  ...(links[0] ? [links[0][0]!] : []),
  ...links.map((link) => link.at(-1)!),
]

/** A link of a network by names, from one of its ends on. */
export function namedLink({ stops }: Network, { from, to, hexes }: Link, start: number): string[] {
  const nameOf = (stop: number) => stopName(stops[stop]!)
  return from === start
    ? [nameOf(from), ...hexes.slice(1, -1), nameOf(to)]
    : [nameOf(to), ...hexes.slice(1, -1).toReversed(), nameOf(from)]
}

/** More stops than any hex has. */
const MOST_STOPS = 10

/** Every name that a stop can have, and what it names. */
const NAMED = new Map(
  BOARD.map.grid.hexes.flatMap((hex) =>
    Array.from({ length: MOST_STOPS }, (_, index) => [stopName({ hex, index }), { hex, index }] as const),
  ),
)

/** The stop of that name, where there is one. */
function stopNamed(board: Laid, name: string): NetworkStop | undefined {
  const place = NAMED.get(name)
  if (!place) return undefined
  const { hex, index } = place
  const stop = faceAt(board, BOARD, hex).stops[index]
  return stop && { hex, index, kind: stop.kind }
}

/** The network of some links alone, and its stops by name. */
export interface NetworkAlong extends Network {
  readonly numbers: ReadonlyMap<string, number>
}

/**
 * The network of these links alone, in their order, or the first of them that
 * follows no track. To judge a run it takes no more, and the network of the
 * whole board takes a hundred times as long.
 */
export function networkAlong(
  board: Laid,
  named: readonly NamedLink[],
): NetworkAlong | { missing: NamedLink } {
  const stops: NetworkStop[] = []
  const numbers = new Map<string, number>()

  function stopNumber(name: string): number | undefined {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const stop = stopNamed(board, name)
    if (!stop) return undefined
    numbers.set(name, stops.length)
    return stops.push(stop) - 1
  }

  function linkAlong(link: NamedLink): Link | undefined {
    const [from, to] = [stopNumber(link[0] ?? ''), stopNumber(link.at(-1) ?? '')]
    if (from === undefined || to === undefined || from === to) return undefined
    const hexes = [stops[from]!.hex, ...link.slice(1, -1), stops[to]!.hex]
    const track = trackAlong(board, hexes, stops[from]!.index, stops[to]!.index)
    return track && { from, to, hexes, track }
  }

  const links: Link[] = []
  for (const one of named) {
    const link = linkAlong(one)
    if (!link) return { missing: one }
    links.push(link)
  }
  return { stops, links, units: BOARD.map.places.size * UNITS, numbers }
}

/** Numbers for the units of track of one hex: its pieces of track, then its edges. */
const UNITS = 32
const FIRST_EDGE = UNITS - EDGES.length

/** Every piece of track and every hex edge on the way (1846-6.34d), where there is such a way. */
function trackAlong(
  board: Laid,
  hexes: readonly HexName[],
  first: number,
  last: number,
): number[] | undefined {
  const track: number[] = []
  let from: PathEnd = `s${first}`
  for (const [place, hex] of hexes.entries()) {
    const { number, ways } = placeAt(BOARD.map, hex)
    const beyond = hexes[place + 1]
    const to: PathEnd = beyond === undefined ? `s${last}` : (ways.indexOf(beyond) as Edge)
    const piece = piecesAt(faceAt(board, BOARD, hex), from).find((other) => other.to === to)
    if (!piece) return undefined
    track.push(number * UNITS + piece.piece)
    if (beyond !== undefined) track.push(crossing(number, to as Edge, placeAt(BOARD.map, beyond).number))
    from = opposite(to as Edge)
  }
  return track
}

/** The edge between two hexes, the same unit from either side. */
const crossing = (hex: number, edge: Edge, beyond: number): number =>
  hex < beyond ? hex * UNITS + FIRST_EDGE + edge : beyond * UNITS + FIRST_EDGE + opposite(edge)
