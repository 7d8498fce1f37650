import { type Entry, keepInStep, type Move, revealsNothing, type Seat } from '@roundhouse/kernel'
import type { UndoPolicy } from '@roundhouse/wire'
import type { SeatRow } from '../store/games.ts'
import type { StoredSession } from './session.ts'

/** How many moves this player may take back without asking anybody; none is 0. */
export function undoable(
  { table }: StoredSession,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  if (policy === 'none') return 0
  const { line, record } = table
  const { standing } = placesOf(record.entries)
  const last = line.findLastIndex((made, move) => !isBots(seats, made, standing[move]!))
  if (last < 0) return 0
  const count = line.length - last
  if (policy === 'free') return count
  return line[last]!.seat === seat && revealsNothing(table, count) ? count : 0
}

/** How many moves this player may give back: one that was taken back, and what bots did after it. */
export function redoable(
  { table: { undone, record } }: StoredSession,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  const next = undone.at(-1)
  if (policy === 'none' || !next) return 0
  if (policy !== 'free' && next.seat !== seat) return 0
  const { takenBack } = placesOf(record.entries)
  const after = undone.slice(0, -1).findLastIndex((made, move) => !isBots(seats, made, takenBack[move]!))
  return undone.length - 1 - after
}

/** Whether a bot made it: what a person did before a bot took over stays a person's. */
function isBots(seats: readonly SeatRow[], { seat }: Move, place: number): boolean {
  const row = seats[seat]
  return row?.kind === 'bot' && place >= row.from_seq
}

/** Where in the log the moves were made that stand, and those that were taken back. */
function placesOf(entries: readonly Entry[]): { standing: number[]; takenBack: number[] } {
  const standing: number[] = []
  const takenBack: number[] = []
  for (const [place, entry] of entries.entries()) keepInStep(standing, takenBack, entry, place)
  return { standing, takenBack }
}
