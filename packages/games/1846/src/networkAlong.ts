import {
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
import { BOARD } from './components/board.ts'

/** From one stop over the hexes on the way to another, such as D6.2, D8, D10, D12, D14.0. */
export type NamedLink = readonly string[]

/** How a stop is called: D6.2. */
export const stopName = ({ hex, index }: { readonly hex: HexName; readonly index: number }): string =>
  `${hex}.${index}`

const NAME = /^(\w+)\.(\d)$/

/** The stop of that name, where there is one. */
function stopNamed(board: Laid, name: string): NetworkStop | undefined {
  const [, hex = '', number] = NAME.exec(name) ?? []
  if (!BOARD.map.places.has(hex)) return undefined
  const index = Number(number)
  const stop = faceAt(board, BOARD, hex).stops[index]
  return stop && { hex, index, kind: stop.kind }
}

/**
 * The network of these links alone, in their order, or the first of them that
 * follows no track. To judge a run it takes no more, and the network of the
 * whole board takes a hundred times as long.
 */
export function networkAlong(board: Laid, named: readonly NamedLink[]): Network | { missing: NamedLink } {
  const stops: NetworkStop[] = []
  const stopNumbers = new Map<string, number>()
  const units = new Map<string, number>()

  function stopNumber(name: string): number | undefined {
    const known = stopNumbers.get(name)
    if (known !== undefined) return known
    const stop = stopNamed(board, name)
    if (!stop) return undefined
    stopNumbers.set(name, stops.length)
    return stops.push(stop) - 1
  }

  function linkAlong(link: NamedLink): Link | undefined {
    const [from, to] = [stopNumber(link[0] ?? ''), stopNumber(link.at(-1) ?? '')]
    if (from === undefined || to === undefined || from === to) return undefined
    const hexes = [stops[from]!.hex, ...link.slice(1, -1), stops[to]!.hex]
    const track = trackAlong(board, hexes, stops[from]!.index, stops[to]!.index)
    return track && { from, to, hexes, track: track.map((unit) => numberOf(units, unit)) }
  }

  const links: Link[] = []
  for (const one of named) {
    const link = linkAlong(one)
    if (!link) return { missing: one }
    links.push(link)
  }
  return { stops, links, units: units.size }
}

/** Every piece of track and every hex edge on the way (1846-6.34d), where there is such a way. */
function trackAlong(
  board: Laid,
  hexes: readonly HexName[],
  first: number,
  last: number,
): string[] | undefined {
  const track: string[] = []
  let from: PathEnd = `s${first}`
  for (const [place, hex] of hexes.entries()) {
    const beyond = hexes[place + 1]
    const to: PathEnd =
      beyond === undefined ? `s${last}` : (placeAt(BOARD.map, hex).ways.indexOf(beyond) as Edge)
    const piece = piecesAt(faceAt(board, BOARD, hex), from).find((other) => other.to === to)
    if (!piece) return undefined
    track.push(`${hex}:${piece.piece}`)
    if (beyond !== undefined) track.push(hex < beyond ? `${hex}/${beyond}` : `${beyond}/${hex}`)
    from = opposite(to as Edge)
  }
  return track
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size
  numbers.set(name, known)
  return known
}
