import { type Edge, type HexName, opposite } from './hex.ts'
import { type PathEnd, piecesAt, type StopKind, stopAt, type TrackHex } from './track.ts'

/** A stop of the network. Its number is its place in the list. */
export interface NetworkStop {
  readonly hex: HexName
  /** Its place among the stops of its hex. */
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

/** Track followed from a stop so far. */
interface Trail {
  readonly from: number
  readonly pieces: readonly string[]
  /** Those of the pieces that touch no edge. */
  readonly inner: readonly string[]
  readonly crossings: readonly string[]
  readonly hexes: readonly HexName[]
}

/** Reduces the track on a board to stops and the links between them. */
export function networkOf(hexes: readonly TrackHex[], unit: TrackUnit): Network {
  const board = new Map(hexes.map((hex) => [hex.hex, hex]))
  const stops = hexes.flatMap(({ hex, stops }) => stops.map(({ kind }, index) => ({ hex, index, kind })))
  const numbers = new Map(stops.map(({ hex, index }, number) => [`${hex} ${index}`, number]))
  const units = new Map<string, number>()
  const links = new Map<string, Link>()

  /** Goes along a piece of track to its other end and on to every stop that it leads to. */
  function follow(at: TrackHex, piece: number, end: PathEnd, trail: Trail): void {
    const name = `${at.hex}:${piece}`
    if (trail.pieces.includes(name)) return
    const touchesEdge = at.paths[piece]!.some((one) => typeof one === 'number')
    const along = {
      ...trail,
      pieces: [...trail.pieces, name],
      inner: touchesEdge ? trail.inner : [...trail.inner, name],
    }
    const stop = stopAt(end)
    if (stop !== undefined) note(along, numbers.get(`${at.hex} ${stop}`)!)
    else if (end === 'j') for (const next of piecesAt(at, 'j')) follow(at, next.piece, next.to, along)
    else cross(at, end as Edge, along)
  }

  function cross(at: TrackHex, edge: Edge, trail: Trail): void {
    const beyond = board.get(at.neighbours[edge] ?? '')
    if (!beyond) return
    const crossing = at.hex < beyond.hex ? `${at.hex}/${edge}` : `${beyond.hex}/${opposite(edge)}`
    if (trail.crossings.includes(crossing)) return
    const across = {
      ...trail,
      crossings: [...trail.crossings, crossing],
      hexes: [...trail.hexes, beyond.hex],
    }
    for (const next of piecesAt(beyond, opposite(edge))) follow(beyond, next.piece, next.to, across)
  }

  /** A link is met from both of its ends and kept once. */
  function note({ from, pieces, inner, crossings, hexes }: Trail, to: number): void {
    const key = [...pieces].sort().join()
    if (from === to || links.has(key)) return
    const counted = [...(unit === 'path' ? [] : crossings), ...(unit === 'edge' ? inner : pieces)]
    for (const name of counted) if (!units.has(name)) units.set(name, units.size)
    links.set(key, { from, to, track: counted.map((name) => units.get(name)!), hexes })
  }

  for (const at of hexes)
    for (const [index] of at.stops.entries())
      for (const { piece, to } of piecesAt(at, `s${index}`))
        follow(at, piece, to, {
          from: numbers.get(`${at.hex} ${index}`)!,
          pieces: [],
          inner: [],
          crossings: [],
          hexes: [at.hex],
        })
  return { stops, links: [...links.values()], units: units.size }
}
