import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { type PathEnd, piecesAt, type StopKind, stopAt, type TrackHex } from './track.ts'

/** A stop of the network. Its number is its index in the list. */
export interface NetworkStop {
  readonly hex: HexName
  /** Its index among the stops of its hex. */
  readonly index: number
  readonly kind: StopKind
}

/** Track from one stop to the next, with no stop between. */
export interface Link {
  readonly from: number
  readonly to: number
  /** The units of track it uses, by number. */
  readonly track: readonly number[]
  /** The hexes it runs through, from the first stop's to the last one's. */
  readonly hexes: readonly HexName[]
}

export interface Network {
  readonly stops: readonly NetworkStop[]
  readonly links: readonly Link[]
  /** How many units of track there are. */
  readonly units: number
}

/**
 * What cannot be used twice: the crossing of a hex edge, a piece of track
 * inside a hex, or both. A piece that touches no edge counts in any case.
 */
export type TrackUnit = 'edge' | 'path' | 'both'

/** Reduces the track on a board to stops and the links between them. */
export function networkOf(hexes: readonly TrackHex[], unit: TrackUnit): Network {
  const numbers = new Map(hexes.map(({ hex }, number) => [hex, number]))
  const stops = hexes.flatMap(({ hex, stops }) => stops.map(({ kind }, index) => ({ hex, index, kind })))
  const firstStops = runningSums(hexes.map(({ stops }) => stops.length))
  const firstPieces = runningSums(hexes.map(({ paths }) => paths.length))
  const units = new Map<number, number>()
  const links = new Map<string, Link>()

  /** The track followed from a stop so far, and those of its pieces that touch no edge. */
  let start = 0
  const pieces: number[] = []
  const inner: number[] = []
  const crossings: number[] = []
  const passed: HexName[] = []

  /** Goes along a piece of track to its other end and on to every stop that it leads to. */
  function follow(at: number, piece: number, end: PathEnd): void {
    const { paths } = hexes[at]!
    const number = firstPieces[at]! + piece
    if (pieces.includes(number)) return
    const isInner = typeof paths[piece]![0] !== 'number' && typeof paths[piece]![1] !== 'number'
    pieces.push(number)
    if (isInner) inner.push(number)
    const stop = stopAt(end)
    if (stop !== undefined) note(firstStops[at]! + stop)
    else if (end === 'j') for (const next of piecesAt(hexes[at]!, 'j')) follow(at, next.piece, next.to)
    else cross(at, end as Edge)
    pieces.pop()
    if (isInner) inner.pop()
  }

  function cross(at: number, edge: Edge): void {
    const beyond = numbers.get(hexes[at]!.neighbours[edge] ?? '')
    if (beyond === undefined) return
    const crossing = crossingOf(at, edge, beyond)
    if (crossings.includes(crossing)) return
    crossings.push(crossing)
    passed.push(hexes[beyond]!.hex)
    for (const next of piecesAt(hexes[beyond]!, opposite(edge))) follow(beyond, next.piece, next.to)
    crossings.pop()
    passed.pop()
  }

  /** The edge between two hexes, the same from either side; the numbers below 0 are not pieces. */
  const crossingOf = (at: number, edge: Edge, beyond: number): number =>
    at < beyond ? -1 - (at * EDGES.length + edge) : -1 - (beyond * EDGES.length + opposite(edge))

  /** A link is met from both of its ends and noted from the first. */
  function note(to: number): void {
    if (to <= start) return
    const key = pieces.toSorted((one, other) => one - other).join()
    if (links.has(key)) return
    const counted = [...(unit === 'path' ? [] : crossings), ...(unit === 'edge' ? inner : pieces)]
    for (const name of counted) if (!units.has(name)) units.set(name, units.size)
    links.set(key, { from: start, to, track: counted.map((name) => units.get(name)!), hexes: [...passed] })
  }

  for (const [at, hex] of hexes.entries())
    for (let stop = 0; stop < hex.stops.length; stop++) {
      start = firstStops[at]! + stop
      passed.push(hex.hex)
      for (const { piece, to } of piecesAt(hex, `s${stop}`)) follow(at, piece, to)
      passed.pop()
    }
  return { stops, links: [...links.values()], units: units.size }
}

/** What comes before each of some figures, added up. */
function runningSums(figures: readonly number[]): number[] {
  let sum = 0
  return figures.map((figure) => {
    sum += figure
    return sum - figure
  })
}
