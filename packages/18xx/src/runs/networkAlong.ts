import {
  type BoardContents,
  type BoardMap,
  type Components,
  EDGES,
  type Edge,
  faceOn,
  type HexName,
  type Link,
  type Network,
  type NetworkStop,
  opposite,
  type Place,
  pieceBetween,
  stopEnd,
  type TileSet,
} from '@roundhouse/board'
import { type NamedLink, stopName } from './routeNames.ts'

/** More stops than any hex has. */
const MOST_STOPS = 10

interface StopPlace {
  readonly place: Place
  /** Which stop of the hex. */
  readonly index: number
}

const placesByMap = new WeakMap<BoardMap, ReadonlyMap<string, StopPlace>>()

/** Every name that a stop can have on a map, and what it names. */
function stopPlaces(map: BoardMap): ReadonlyMap<string, StopPlace> {
  let places = placesByMap.get(map)
  if (!places) {
    places = new Map(
      [...map.places].flatMap(([hex, place]) =>
        Array.from(
          { length: MOST_STOPS },
          (_, index) => [stopName({ hex, index }), { place, index }] as const,
        ),
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
 * The network of these links alone, in their order, each from its first stop to
 * its last; or the first of them that follows no track. To judge a run it takes
 * no more, and the network of the whole board takes a hundred times as long.
 */
export function networkAlong(
  { map, tiles }: Components,
  laid: BoardContents,
  named: readonly NamedLink[],
): NetworkAlong | { missing: NamedLink } {
  const stops: NetworkStop[] = []
  const numbers = new Map<string, number>()
  const places = stopPlaces(map)

  function stopNumber(name: string, { place, index }: StopPlace): number | undefined {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const stop = faceOn(laid, tiles, place).stops[index]
    if (!stop) return undefined
    numbers.set(name, stops.length)
    return stops.push({ hex: place.printed.hex, index, kind: stop.kind }) - 1
  }

  function linkAlong(link: NamedLink): Link | undefined {
    const [first, last] = [link[0] ?? '', link.at(-1) ?? '']
    const [start, end] = [places.get(first), places.get(last)]
    if (!start || !end) return undefined
    const [from, to] = [stopNumber(first, start), stopNumber(last, end)]
    if (from === undefined || to === undefined || from === to) return undefined
    const hexes = link.slice()
    hexes[0] = start.place.printed.hex
    hexes[hexes.length - 1] = end.place.printed.hex
    // between two stops of one hex
    if (hexes.length === 2 && start.place === end.place) hexes.pop()
    const track = trackAlong(laid, tiles, hexes, start, end.index)
    return track && { from, to, hexes, track }
  }

  const links: Link[] = []
  for (const one of named) {
    const link = linkAlong(one)
    if (!link) return { missing: one }
    links.push(link)
  }
  return { stops, links, units: map.places.size * UNITS, numbers }
}

/** Numbers for the units of track of one hex: its pieces of track, then its edges. */
const UNITS = 32
const FIRST_EDGE = UNITS - EDGES.length

/** Every piece of track and every hex edge on the way from a stop over these hexes to a stop of the last, where there is such a way. */
function trackAlong(
  laid: BoardContents,
  tiles: TileSet,
  hexes: readonly HexName[],
  start: StopPlace,
  last: number,
): number[] | undefined {
  const track: number[] = []
  let { place } = start
  let from = stopEnd(start.index)
  for (let index = 1; index < hexes.length; index++) {
    const edge = place.ways.indexOf(hexes[index]) as Edge
    const piece = pieceBetween(faceOn(laid, tiles, place), from, edge)
    if (piece < 0) return undefined
    const beyond = place.beyond[edge]!
    track.push(place.number * UNITS + piece, edgeUnit(place.number, edge, beyond.number))
    place = beyond
    from = opposite(edge)
  }
  const piece = pieceBetween(faceOn(laid, tiles, place), from, stopEnd(last))
  if (piece < 0) return undefined
  track.push(place.number * UNITS + piece)
  return track
}

/** The edge between two hexes, the same unit from either side. */
const edgeUnit = (hex: number, edge: Edge, beyond: number): number =>
  hex < beyond ? hex * UNITS + FIRST_EDGE + edge : beyond * UNITS + FIRST_EDGE + opposite(edge)
