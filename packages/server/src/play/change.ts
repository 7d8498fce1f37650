import {
  copy,
  type Entry,
  eventsFor,
  type GameEvent,
  type GameState,
  positionAt,
  redactFor,
  type Viewer,
} from '@roundhouse/kernel'
import type { GameChange, GameMoment } from '@roundhouse/wire'
import { type StoredSession, seqOf } from './session.ts'

/** The first move that was told anew since the log had so many entries. */
function changedFrom(entries: readonly Entry[], since: number): number {
  let moves = 0
  let from = Number.POSITIVE_INFINITY
  for (const [place, entry] of entries.entries()) {
    const before = moves
    if ('undo' in entry) moves -= entry.undo
    else moves += 'redo' in entry ? entry.redo : 1
    if (place >= since) from = Math.min(from, before, moves)
  }
  return Math.min(from, moves) + 1
}

/** A finished game is open to everybody. */
export const isOver = ({ table }: StoredSession): boolean => table.game.asked(table.state).length === 0

/** What has changed for these eyes since the log had so many entries; all of it when that is nothing. */
export function changeFor(
  session: StoredSession,
  viewer: Viewer,
  since: number,
  undoing: Pick<GameChange, 'canUndo' | 'canRedo'>,
): GameChange {
  const { table, eventsByMove } = session
  const over = isOver(session)
  const from = since === 0 || over ? 0 : changedFrom(table.record.entries, since)
  return {
    seq: seqOf(session),
    moves: table.line.length,
    mine: lastOf(session, viewer, table.line.length),
    from,
    told: eventsByMove.slice(from).map((events) => seen(events, viewer, over)),
    view: viewAt(session, table.state, viewer),
    ...undoing,
  }
}

/** The position after that many moves, as these eyes may know it. */
export const momentFor = (session: StoredSession, viewer: Viewer, move: number): GameMoment => ({
  move,
  mine: lastOf(session, viewer, move),
  view: viewAt(session, positionAt(session.table, move), viewer),
})

/** The last of so many moves that was this seat's; 0 for none. */
const lastOf = ({ table }: StoredSession, viewer: Viewer, moves: number): number =>
  table.line.slice(0, moves).findLastIndex(({ seat }) => seat === viewer) + 1

const seen = (events: readonly GameEvent[], viewer: Viewer, over: boolean): readonly GameEvent[] =>
  over ? events : eventsFor(events, viewer)

function viewAt(session: StoredSession, state: GameState, viewer: Viewer): GameState {
  if (isOver(session)) return { ...copy(state), chance: [0, 0, 0, 0] }
  return redactFor(session.table.game, state, viewer)
}
