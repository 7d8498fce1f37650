import type { Action, Game, GameEvent, GameState, Seat } from '../game/game.ts'
import { isRefusal, type Refusal } from '../game/refusal.ts'
import { applyEntry } from './applyEntry.ts'
import type { Entry, GameRecord, Move } from './record.ts'
import {
  assertFits,
  type GameSetup,
  markEnded,
  move,
  newTable,
  type ReopenResult,
  redo,
  replayEntry,
  resume,
  type Snapshot,
  type Table,
  undo,
} from './table.ts'

/** A game being played: its table, what each move told, and which moves are taken back together. */
export interface Session<S extends GameState = GameState, A extends Action = Action> {
  readonly table: Table<S, A>
  /** What the set-up told, then what each move that stands told. */
  readonly eventsByMove: (readonly GameEvent[])[]
  /** The same of the moves taken back, the latest to return last. */
  readonly undoneEvents: (readonly GameEvent[])[]
  /** Moves that were made in one press with the one before. */
  readonly joined: Set<Move>
}

/** Sets a game up, or says by which rule it cannot be. */
export function newSession<S extends GameState, A extends Action>(
  game: Game<S, A>,
  setup: GameSetup,
): Session<S, A> | Refusal {
  const events: GameEvent[] = []
  const table = newTable(game, setup, events)
  return isRefusal(table) ? table : sessionOf(table, events)
}

const sessionOf = <S extends GameState, A extends Action>(
  table: Table<S, A>,
  events: readonly GameEvent[],
): Session<S, A> => ({ table, eventsByMove: [events], undoneEvents: [], joined: new Set() })

/** Opens a stored game by playing all of it, or says where and why its log cannot be played. */
export function reopenSession<S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
  checkpointEvery?: number,
): ReopenResult<Session<S, A>> {
  assertFits(game, record)
  const session = newSession(game, { ...record, ...(checkpointEvery !== undefined && { checkpointEvery }) })
  if (isRefusal(session)) return { at: 0, refused: session }
  for (const [index, entry] of record.entries.entries()) {
    const refused = followEntry(session, entry)
    if (refused) return { at: index + 1, refused }
  }
  markEnded(session.table, record.endedBy)
  return session
}

/** The same where what the set-up and each entry told is stored too: nothing before the last snapshot is played again. */
export function resumeSession<S extends GameState, A extends Action>(
  game: Game<S, A>,
  record: GameRecord,
  snapshots: readonly Snapshot<S>[],
  [setup = [], ...eventsByEntry]: readonly (readonly GameEvent[])[],
): ReopenResult<Session<S, A>> {
  const table = resume(game, record, snapshots)
  if ('refused' in table) return table
  const session = sessionOf(table, setup)
  for (const [index, entry] of record.entries.entries())
    recordEvents(session, entry, eventsByEntry[index] ?? [])
  return session
}

/** Does an action, or refuses it and changes nothing. */
export function makeMove<S extends GameState, A extends Action>(
  session: Session<S, A>,
  seat: Seat,
  action: unknown,
): Refusal | undefined {
  const events: GameEvent[] = []
  const refused = move(session.table, seat, action, events)
  if (!refused) recordEvents(session, lastEntry(session), events)
  return refused
}

/** Does an action that was decided together with the last: it is taken back with it. */
export function makeJoinedMove<S extends GameState, A extends Action>(
  session: Session<S, A>,
  seat: Seat,
  action: unknown,
): Refusal | undefined {
  const refused = makeMove(session, seat, action)
  if (!refused) session.joined.add(session.table.moves.at(-1)!)
  return refused
}

/** Takes the last moves back; false, and no change, when there are not so many. */
export function takeBack<S extends GameState, A extends Action>(
  session: Session<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (!undo(session.table, seat, count)) return false
  recordEvents(session, lastEntry(session), [])
  return true
}

/** Gives moves back that were taken back last; false, and no change, when there are not so many. */
export function giveBack<S extends GameState, A extends Action>(
  session: Session<S, A>,
  seat: Seat,
  count: number,
): boolean {
  if (!redo(session.table, seat, count)) return false
  recordEvents(session, lastEntry(session), [])
  return true
}

/** Puts one entry of another log on the table. */
export function followEntry<S extends GameState, A extends Action>(
  session: Session<S, A>,
  entry: Entry,
): Refusal | undefined {
  const events: GameEvent[] = []
  const refused = replayEntry(session.table, entry, events)
  if (!refused) recordEvents(session, entry, events)
  return refused
}

export const lastEntry = ({ table }: Pick<Session, 'table'>): Entry => table.record.entries.at(-1)!

/** What the last entry told: nothing where moves were taken back or given back. */
export const lastEvents = (session: Session): readonly GameEvent[] =>
  'action' in lastEntry(session) ? session.eventsByMove.at(-1)! : []

function recordEvents(
  session: Pick<Session, 'eventsByMove' | 'undoneEvents'>,
  entry: Entry,
  events: readonly GameEvent[],
): void {
  applyEntry(session.eventsByMove, session.undoneEvents, entry, events)
}
