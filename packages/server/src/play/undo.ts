import { isOver, type Move, redoCount, revealsNothing, type Seat, undoCount } from '@roundhouse/kernel'
import type { GameChange, UndoPolicy } from '@roundhouse/wire'
import type { GameRow, SeatRow } from '../store/games.ts'
import type { StoredSession } from './session.ts'

/** How many moves this player may take back without asking anybody; none is 0. */
export function undoableBy(
  session: StoredSession,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  const { table } = session
  const count = policy === 'none' ? 0 : undoCount(session, isPersonsIn(session, seats))
  if (count === 0 || policy === 'free') return count
  return table.moves.at(-count)!.seat === seat && revealsNothing(table, count) ? count : 0
}

/** How many moves this player may give back: one that was taken back, and what bots did after it. */
export function redoableBy(
  session: StoredSession,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  const next = session.table.undone.at(-1)
  if (policy === 'none' || (policy !== 'free' && next?.seat !== seat)) return 0
  return redoCount(session, isPersonsIn(session, seats))
}

/** What this seat may take back and give back without asking. */
export const undoingFor = (
  session: StoredSession,
  seats: readonly SeatRow[],
  { undo, status }: Pick<GameRow, 'undo' | 'status'>,
  viewer: Seat | null,
): Pick<GameChange, 'canUndo' | 'canRedo'> => {
  const { game, state } = session.table
  const canAsk = viewer !== null && status !== 'ended' && !isOver(game, state)
  return {
    canUndo: canAsk && undoableBy(session, seats, undo, viewer) > 0,
    canRedo: canAsk && redoableBy(session, seats, undo, viewer) > 0,
  }
}

/** What a person did before a bot took over stays a person's. */
const isPersonsIn =
  ({ table }: StoredSession, seats: readonly SeatRow[]) =>
  (made: Move): boolean => {
    const row = seats[made.seat]
    return row?.kind !== 'bot' || table.record.entries.lastIndexOf(made) < row.from_seq
  }
