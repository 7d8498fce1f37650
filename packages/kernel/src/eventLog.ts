import type { GameEvent } from './game.ts'
import type { Entry } from './record.ts'

/** Keeps lists that have one thing a move in step with the log: of the moves that stand, and of those taken back, the latest to return last. */
export function keepInStep<T>(standing: T[], undone: T[], entry: Entry, one: T): void {
  if ('undo' in entry) undone.push(...standing.splice(standing.length - entry.undo).reverse())
  else if ('redo' in entry) standing.push(...undone.splice(undone.length - entry.redo).reverse())
  else {
    standing.push(one)
    undone.length = 0
  }
}

/** What a game has told, move by move. */
export interface EventLog {
  /** What the set-up told, then what each move that stands told. */
  readonly eventsByMove: (readonly GameEvent[])[]
  /** The same of the moves taken back. */
  readonly undoneEvents: (readonly GameEvent[])[]
}

/** Keeps what an entry told in step with the log. */
export const logEvents = (
  { eventsByMove, undoneEvents }: EventLog,
  entry: Entry,
  events: readonly GameEvent[],
): void => keepInStep(eventsByMove, undoneEvents, entry, events)
