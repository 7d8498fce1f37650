import {
  type BoardContents,
  type Components,
  edgeBetween,
  faceAt,
  type HexName,
  stopAt,
} from '@roundhouse/board'
import { stopName } from '../runs/routeNames.ts'

/** The track between two neighbouring stops of a route. */
interface Stretch {
  /** One alone, where both stops are in the same hex. */
  readonly hexes: readonly HexName[]
  /** Those two stops, where they are named. */
  readonly within?: readonly number[]
}

export interface RecordedRoute {
  readonly connections: readonly (readonly string[])[]
  readonly nodes?: readonly string[] | null | undefined
}

/** From stop to stop the hexes on the way, as routes are declared; of stops that fit alike, the company's own. */
export function routeLinks(
  board: Components,
  laid: BoardContents,
  company: string,
  { connections, nodes }: RecordedRoute,
): string[][] {
  const stretches = orderStretches(connections.map(stretchOf))
  const ends = [stretches[0]!.hexes[0]!, ...stretches.map(({ hexes }) => hexes.at(-1)!)]
  const candidates = ends.map((hex, index) => {
    const beside = [stretches[index - 1]?.hexes.at(-2), stretches[index]?.hexes[1]]
    const stops = stopsBeside(board, laid, hex, beside)
    if (stops.length < 2) return stops
    return stops.toSorted(
      (one, other) =>
        rankOf(laid, company, hex, one, nodes ?? []) - rankOf(laid, company, hex, other, nodes ?? []),
    )
  })
  const joins = (index: number, from: number, to: number): boolean => {
    const { hexes, within } = stretches[index]!
    return hexes.length > 1 || isJoined(board, laid, hexes[0]!, from, to, within)
  }
  const stops = firstFit(candidates, joins) ?? candidates.map(([first]) => first ?? 0)
  const names = stops.map((stop, index) => stopName({ hex: ends[index]!, index: stop }))
  return stretches.map(({ hexes }, index) => [names[index]!, ...hexes.slice(1, -1), names[index + 1]!])
}

/** `F2 0.1` is within F2, from its stop 0 to its stop 1. */
function stretchOf(connection: readonly string[]): Stretch {
  const [hex, within] = connection[0]!.split(' ') as [HexName, string?]
  return within ? { hexes: [hex], within: within.split('.').map(Number) } : { hexes: connection }
}

/** Stretches follow each other, but each may be written in either direction. */
function orderStretches(stretches: readonly Stretch[]): Stretch[] {
  const [first, ...rest] = stretches as [Stretch, ...Stretch[]]
  // a first stretch whose both ends touch the second is settled by the third
  return joinStretches(first, rest) ?? joinStretches(turnStretch(first), rest) ?? [...stretches]
}

const turnStretch = ({ hexes, ...rest }: Stretch): Stretch => ({ ...rest, hexes: hexes.toReversed() })

function joinStretches(first: Stretch, rest: readonly Stretch[]): Stretch[] | undefined {
  const list = [first]
  for (const stretch of rest) {
    const at = list.at(-1)!.hexes.at(-1)
    const next = stretch.hexes[0] === at ? stretch : turnStretch(stretch)
    if (next.hexes[0] !== at) return undefined
    list.push(next)
  }
  return list
}

const ONLY_STOP: readonly number[] = [0]

/** The stops of a hex to which track leads from all these neighbours; one alone is meant whatever leads to it. */
function stopsBeside(
  board: Components,
  laid: BoardContents,
  hex: HexName,
  beside: readonly (HexName | undefined)[],
): readonly number[] {
  const { stops, paths } = faceAt(laid, board, hex)
  if (stops.length === 1) return ONLY_STOP
  const edges = beside
    .filter((other) => other !== undefined)
    .map((other) => edgeBetween(board.map.grid, hex, other))
  return [...stops.keys()].filter((stop) =>
    edges.every((edge) =>
      paths.some((path) => path.includes(edge!) && path.some((end) => stopAt(end) === stop)),
    ),
  )
}

function rankOf(
  laid: BoardContents,
  company: string,
  hex: HexName,
  stop: number,
  nodes: readonly string[],
): number {
  if (nodes.includes(`${hex}-${stop}`)) return 0
  return laid.tokens[hex]?.[stop]?.includes(company) ? 1 : 2
}

/** Whether track joins two stops of a hex. */
function isJoined(
  board: Components,
  laid: BoardContents,
  hex: HexName,
  from: number,
  to: number,
  within?: readonly number[],
): boolean {
  if (from === to || (within && !(within.includes(from) && within.includes(to)))) return false
  return faceAt(laid, board, hex).paths.some((path) => {
    const ends = path.map(stopAt)
    return ends.includes(from) && ends.includes(to)
  })
}

/** The first choice out of each list in which all neighbours join. */
function firstFit(
  lists: readonly (readonly number[])[],
  joins: (index: number, from: number, to: number) => boolean,
  chosen: readonly number[] = [],
): number[] | undefined {
  const index = chosen.length
  if (index === lists.length) return [...chosen]
  for (const stop of lists[index]!.length > 0 ? lists[index]! : [0]) {
    if (index > 0 && !joins(index - 1, chosen[index - 1]!, stop)) continue
    const whole = firstFit(lists, joins, [...chosen, stop])
    if (whole) return whole
  }
  return undefined
}
