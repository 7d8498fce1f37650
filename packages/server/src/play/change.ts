import {
  copy,
  type Entry,
  eventsFor,
  type GameEvent,
  type GameState,
  isOver,
  lastMoveOf,
  positionAt,
  redactFor,
  takeBacksIn,
  type Viewer,
} from '@roundhouse/kernel'
import type { GameChange, GameMoment } from '@roundhouse/wire'
import { type StoredSession, seqOf } from './session.ts'

/** The first move that was told anew since the log had so many entries. */
function changedFrom(entries: readonly Entry[], since: number): number {
  let moves = 0
  let from = Number.POSITIVE_INFINITY
  for (const [index, entry] of entries.entries()) {
    const before = moves
    if ('undo' in entry) moves -= entry.undo
    else moves += 'redo' in entry ? entry.redo : 1
    if (index >= since) from = Math.min(from, before, moves)
  }
  return Math.min(from, moves) + 1
}

/** What has changed for these eyes since the log had so many entries; all of it when that is nothing. */
export function changeFor(
  session: StoredSession,
  viewer: Viewer,
  since: number,
  undoing: Pick<GameChange, 'canUndo' | 'canRedo'>,
): GameChange {
  const { table, eventsByMove } = session
  const over = isOver(table.game, table.state)
  const { entries } = table.record
  const from = since === 0 || over ? 0 : changedFrom(entries, since)
  return {
    seq: seqOf(session),
    moves: table.moves.length,
    mine: lastMoveOf(table, viewer, table.moves.length),
    from,
    eventsByMove: eventsByMove.slice(from).map((events) => visibleEvents(events, viewer, over)),
    view: viewAt(session, table.state, viewer),
    ...undoing,
    takeBacks: takeBacksIn(entries),
  }
}

/** The position after that many moves, as these eyes may know it. */
export const momentFor = (session: StoredSession, viewer: Viewer, move: number): GameMoment => ({
  move,
  mine: lastMoveOf(session.table, viewer, move),
  view: viewAt(session, positionAt(session.table, move), viewer),
})

const visibleEvents = (events: readonly GameEvent[], viewer: Viewer, over: boolean): readonly GameEvent[] =>
  over ? events : eventsFor(events, viewer)

/** A finished game is open to everybody. */
function viewAt({ table: { game, state: now } }: StoredSession, state: GameState, viewer: Viewer): GameState {
  if (isOver(game, now)) return { ...copy(state), chance: [0, 0, 0, 0] }
  return redactFor(game, state, viewer)
}
