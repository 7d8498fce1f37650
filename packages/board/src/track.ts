import type { Edge, HexName } from './hex.ts'

export const STOP_KINDS = ['city', 'town', 'halt', 'offboard'] as const
export type StopKind = (typeof STOP_KINDS)[number]

/** Where a piece of track ends: at an edge, at a stop of the hex, or at a junction that is no stop. */
export type PathEnd = Edge | `s${number}` | 'j'

/** One piece of track inside a hex. */
export type Path = readonly [PathEnd, PathEnd]

/** The track in a hex as it lies, turned as it lies. */
export interface TrackHex {
  readonly hex: HexName
  readonly stops: readonly { readonly kind: StopKind }[]
  readonly paths: readonly Path[]
  /** The hex beyond each edge, where track may lead. */
  readonly neighbours: readonly (HexName | undefined)[]
}

/** The index of a stop in its hex, of a path end that is one. */
export const stopAt = (end: PathEnd): number | undefined =>
  typeof end === 'string' && end.startsWith('s') ? Number(end.slice(1)) : undefined

const STOP_ENDS = Array.from({ length: 32 }, (_, stop): PathEnd => `s${stop}`)

/** The path end at a stop of the hex. */
export const stopEnd = (stop: number): PathEnd => STOP_ENDS[stop]!

/** A piece of track seen from one of its ends. */
export interface Piece {
  /** Its index among the paths of the hex. */
  readonly piece: number
  /** Its other end. */
  readonly to: PathEnd
}

/** Worked out once for each list of paths: these are never changed. */
const known = new WeakMap<readonly Path[], ReadonlyMap<PathEnd, readonly Piece[]>>()

/** The pieces of track that end there. */
export function piecesAt({ paths }: { readonly paths: readonly Path[] }, end: PathEnd): readonly Piece[] {
  let pieces = known.get(paths)
  if (!pieces) {
    pieces = piecesByEnd(paths)
    known.set(paths, pieces)
  }
  return pieces.get(end) ?? []
}

function piecesByEnd(paths: readonly Path[]): ReadonlyMap<PathEnd, readonly Piece[]> {
  const pieces = new Map<PathEnd, Piece[]>()
  const note = (from: PathEnd, piece: number, to: PathEnd) =>
    pieces.set(from, [...(pieces.get(from) ?? []), { piece, to }])
  for (const [piece, [one, other]] of paths.entries()) {
    note(one, piece, other)
    note(other, piece, one)
  }
  return pieces
}

/** The index of the piece of track that leads from one end to another; -1 where there is none. */
export function pieceBetween(
  { paths }: { readonly paths: readonly Path[] },
  from: PathEnd,
  to: PathEnd,
): number {
  for (let piece = 0; piece < paths.length; piece++) {
    const [one, other] = paths[piece]!
    if ((one === from && other === to) || (one === to && other === from)) return piece
  }
  return -1
}
