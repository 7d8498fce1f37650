import { type Bits, hasBit } from './bits.ts'
import { type Face, perFace } from './face.ts'
import { EDGES, type Edge } from './hex.ts'
import { type PathEnd, type Piece, piecesAt, stopAt } from './track.ts'

/** What can be got to inside one hex. */
export interface Walk {
  readonly stops: Bits
  readonly pieces: Bits
  /** Edges at which one can leave. */
  readonly exits: Bits
}

/** Where a walk begins: at the edge of that number or, from 6 on, at a stop. */
type Start = number
const MOST_STARTS = 32
const MOST_SHUT = 1 << EDGES.length

/** Walks made before, by where they began, which stops could be passed and which edges were shut. */
const walks = perFace(() => new Map<number, Walk>())

/** Coming in over an edge, where only the given stops can be passed and none of the shut edges is gone to. */
export const enter = (face: Face, edge: Edge, open: Bits, shut: Bits = 0): Walk =>
  walk(face, edge, open, shut)

/** Starting at a stop, where only the given stops can be passed. */
export const leave = (face: Face, stop: number, open: Bits): Walk => walk(face, EDGES.length + stop, open, 0)

/** Worked out once. What finds it is apart, for a function that keeps variables for another makes room for them whenever it is called. */
function walk(face: Face, start: Start, open: Bits, shut: Bits): Walk {
  const known = walks(face)
  const key = (open * MOST_STARTS + start) * MOST_SHUT + shut
  let walked = known.get(key)
  if (!walked) {
    walked = walkOnce(face, start, open, shut)
    known.set(key, walked)
  }
  return walked
}

/**
 * Follows track to its other end, and on from there by any other piece; at an
 * edge only by leaving the hex, for track that merges there is no way round.
 */
function walkOnce(face: Face, start: Start, open: Bits, shut: Bits): Walk {
  const firstStop = start - EDGES.length
  const from: PathEnd = firstStop < 0 ? (start as Edge) : `s${firstStop}`
  let [stops, pieces, exits] = [0, 0, 0]
  const done = new Set<string>()
  const follow = ({ piece, to }: Piece): void => {
    if (done.has(`${piece} ${to}`)) return
    done.add(`${piece} ${to}`)
    if (typeof to === 'number' && hasBit(shut, to)) return
    pieces |= 1 << piece
    const stop = stopAt(to)
    if (stop !== undefined) stops |= 1 << stop
    if (typeof to === 'number') exits |= 1 << to
    else if (stop === undefined || hasBit(open, stop))
      for (const next of piecesAt(face, to)) if (next.piece !== piece) follow(next)
  }
  for (const first of piecesAt(face, from)) follow(first)
  return firstStop < 0
    ? { stops, pieces, exits: exits & ~(1 << start) }
    : { stops: stops | (1 << firstStop), pieces, exits }
}
