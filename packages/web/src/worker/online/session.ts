import type { Game, GameEvent, GameState, Viewer } from '@roundhouse/kernel'
import type { GameChange, GameOpened, TableCard } from '@roundhouse/wire'

/** A game of the server as one pair of eyes knows it. */
export interface ServerSession {
  readonly game: Game
  readonly viewer: Viewer
  card: TableCard
  /** How many entries its log has. */
  seq: number
  moves: number
  /** The last move of these eyes' own; 0 for none. */
  mine: number
  /** Where it stands, without what these eyes may not see. */
  view: GameState
  /** What the set-up and each move told. */
  eventsByMove: readonly (readonly GameEvent[])[]
  canUndo: boolean
  canRedo: boolean
}

export function serverSessionOf(game: Game, { table, viewer, change }: GameOpened): ServerSession {
  const { seq, moves, mine, view, told, canUndo, canRedo } = change
  return { game, viewer, card: table, seq, moves, mine, view, eventsByMove: told, canUndo, canRedo }
}

/** Brings a game up to date; false, and no change, when something between is missing. What is older is known already. */
export function followChange(session: ServerSession, { from, told, ...now }: GameChange): boolean {
  if (now.seq <= session.seq) return true
  if (from > session.eventsByMove.length) return false
  Object.assign(session, now, { told: [...session.eventsByMove.slice(0, from), ...told] })
  return true
}
