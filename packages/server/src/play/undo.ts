import type { Game, Move, Seat } from '@roundhouse/kernel'
import type { UndoPolicy } from '@roundhouse/wire'
import type { SeatRow } from '../store/games.ts'
import type { Sitting } from './sitting.ts'

/** How many moves this player may take back without asking anybody; none is 0. */
export function undoable(
  { table: { game, line } }: Sitting,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  if (policy === 'none') return 0
  const last = line.findLastIndex((made) => !isBot(seats, made))
  const since = line.slice(last)
  if (last < 0) return 0
  if (policy === 'free') return since.length
  return line[last]!.seat === seat && since.every((made) => isInnocent(game, made)) ? since.length : 0
}

/** How many moves this player may give back: one that was taken back, and what bots did after it. */
export function redoable(
  { table: { undone } }: Sitting,
  seats: readonly SeatRow[],
  policy: UndoPolicy,
  seat: Seat,
): number {
  const next = undone.at(-1)
  if (policy === 'none' || !next) return 0
  if (policy !== 'free' && next.seat !== seat) return 0
  const after = undone.slice(0, -1).findLastIndex((made) => !isBot(seats, made))
  return undone.length - 1 - after
}

const isBot = (seats: readonly SeatRow[], { seat }: Move): boolean => seats[seat]?.kind === 'bot'

/** It told nobody anything that taking it back could not untell. */
const isInnocent = (game: Game, { action, chance }: Move): boolean =>
  chance === undefined && !game.steps.some(({ kind, secret }) => secret && kind === action.kind)
