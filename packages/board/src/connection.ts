import { type Bits, hasBit } from './bits.ts'
import { type BoardContents, slotsAfter } from './boardContents.ts'
import { edgesOf, type Stop } from './face.ts'
import type { Fit } from './fit.ts'
import { EDGES } from './hex.ts'
import { passableStops, type Reach } from './reach.ts'
import { enter, leave, type Walk } from './walk.ts'

/** How a company meets a tile that would lie there. */
export interface Contact {
  /** Whether it has a token in the hex. */
  readonly token: boolean
  /** Edges up to which its track leads from outside. */
  readonly entries: Bits
  /** What it would reach of the tile. */
  readonly stops: Bits
  readonly pieces: Bits
}

/** One reason that lets a company lay a tile. A game names those that hold. */
export type Connection = (fit: Fit, contact: Contact) => boolean

/** Some new piece of track is reached. */
export const newTrackReached: Connection = ({ newPieces }, { pieces }) => (newPieces & pieces) !== 0

/** An exit meets track that is reached, or the company has a token in the hex (first tiles of 1860 TR.6). */
export const exitMet: Connection = ({ fresh }, { token, entries }) =>
  token || (entries & edgesOf(fresh)) !== 0

/** A city that already had a tile or printed track is reached. */
export const cityReached: Connection = ({ old, stops: becomes }, { stops }) =>
  old.paths.length > 0 && old.stops.some(({ kind }, stop) => kind === 'city' && hasBit(stops, becomes[stop]!))

/** A stop that is reached is worth more than before (1856 2.2g, 1860 UPG.6). */
export const valueRises: Connection = ({ old, fresh, stops: becomes }, { stops }) =>
  old.stops.some(
    (stop, index) => hasBit(stops, becomes[index]!) && worth(fresh.stops[becomes[index]!]!) > worth(stop),
  )

/** Only stops with one figure are ever covered or laid. */
const worth = ({ revenue }: Stop): number => (typeof revenue === 'number' ? revenue : 0)

/**
 * Where a company would stand with the tile in place, told from what it
 * reaches without it: old track is kept, so whatever leads to the first piece
 * of new track comes in at an edge that it already reaches or starts in the hex.
 */
export function contactOf(
  laid: BoardContents,
  company: string,
  reach: Reach,
  { hex, fresh, stops: becomes }: Pick<Fit, 'hex' | 'fresh' | 'stops'>,
): Contact {
  const moved = slotsAfter(laid, hex, becomes, fresh)
  const open = passableStops(fresh, moved, company)
  const reached = reach.get(hex)
  const entries = reached?.entries ?? 0
  let [token, stops, pieces] = [false, 0, 0]
  const note = (walk: Walk) => {
    stops |= walk.stops
    pieces |= walk.pieces
  }
  for (const edge of EDGES) if (hasBit(entries, edge)) note(enter(fresh, edge, open, reached!.shut(edge)))
  for (const [stop, slots] of moved.entries()) {
    if (!slots.includes(company)) continue
    token = true
    note(leave(fresh, stop, open))
  }
  return { token, entries, stops, pieces }
}
