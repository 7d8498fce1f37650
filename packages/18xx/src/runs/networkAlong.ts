import {
  type BoardContents,
  type BoardMap,
  type Components,
  EDGES,
  type Edge,
  faceAt,
  type HexName,
  type Link,
  type Network,
  type NetworkStop,
  opposite,
  type PathEnd,
  piecesAt,
  placeAt,
} from '@roundhouse/board'
import { type NamedLink, stopName } from './routeNames.ts'

/** More stops than any hex has. */
const MOST_STOPS = 10

type StopOfHex = Pick<NetworkStop, 'hex' | 'index'>

const placesByMap = new WeakMap<BoardMap, ReadonlyMap<string, StopOfHex>>()

/** Every name that a stop can have on a map, and what it names. */
function stopPlaces(map: BoardMap): ReadonlyMap<string, StopOfHex> {
  let places = placesByMap.get(map)
  if (!places) {
    places = new Map(
      map.grid.hexes.flatMap((hex) =>
        Array.from({ length: MOST_STOPS }, (_, index) => [stopName({ hex, index }), { hex, index }] as const),
      ),
    )
    placesByMap.set(map, places)
  }
  return places
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
  components: Components,
  laid: BoardContents,
  named: readonly NamedLink[],
): NetworkAlong | { missing: NamedLink } {
  const stops: NetworkStop[] = []
  const numbers = new Map<string, number>()
  const places = stopPlaces(components.map)

  function stopNumber(name: string): number | undefined {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const place = places.get(name)
    const stop = place && faceAt(laid, components, place.hex).stops[place.index]
    if (!stop) return undefined
    numbers.set(name, stops.length)
    return stops.push({ hex: place.hex, index: place.index, kind: stop.kind }) - 1
  }

  function linkAlong(link: NamedLink): Link | undefined {
    const [from, to] = [stopNumber(link[0] ?? ''), stopNumber(link.at(-1) ?? '')]
    if (from === undefined || to === undefined || from === to) return undefined
    const [start, end] = [stops[from]!, stops[to]!]
    const isInside = link.length === 2 && start.hex === end.hex
    const hexes = isInside ? [start.hex] : [start.hex, ...link.slice(1, -1), end.hex]
    const track = trackAlong(components, laid, hexes, start.index, end.index)
    return track && { from, to, hexes, track }
  }

  const links: Link[] = []
  for (const one of named) {
    const link = linkAlong(one)
    if (!link) return { missing: one }
    links.push(link)
  }
  return { stops, links, units: components.map.places.size * UNITS, numbers }
}

/** Numbers for the units of track of one hex: its pieces of track, then its edges. */
const UNITS = 32
const FIRST_EDGE = UNITS - EDGES.length

/** Every piece of track and every hex edge on the way, where there is such a way. */
function trackAlong(
  components: Components,
  laid: BoardContents,
  hexes: readonly HexName[],
  first: number,
  last: number,
): number[] | undefined {
  const { map } = components
  const track: number[] = []
  let from: PathEnd = `s${first}`
  for (const [index, hex] of hexes.entries()) {
    const { number, ways } = placeAt(map, hex)
    const beyond = hexes[index + 1]
    const to: PathEnd = beyond === undefined ? `s${last}` : (ways.indexOf(beyond) as Edge)
    const piece = piecesAt(faceAt(laid, components, hex), from).find((other) => other.to === to)
    if (!piece) return undefined
    track.push(number * UNITS + piece.piece)
    if (beyond !== undefined) track.push(edgeUnit(number, to as Edge, placeAt(map, beyond).number))
    from = opposite(to as Edge)
  }
  return track
}

/** The edge between two hexes, the same unit from either side. */
const edgeUnit = (hex: number, edge: Edge, beyond: number): number =>
  hex < beyond ? hex * UNITS + FIRST_EDGE + edge : beyond * UNITS + FIRST_EDGE + opposite(edge)
