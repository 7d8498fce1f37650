import type { Game, GameEvent, GameState, TakeBack, Viewer } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { GameChange, GameOpened, SeatCard, TableCard } from '@roundhouse/wire'
import { enderOf } from '../protocol/gameEnder.ts'
import type { UndoRefusal } from '../protocol/position.ts'
import { PERSON, type SeatPlan } from '../protocol/seatPlan.ts'
import type { ViewedGame } from '../table/viewedGame.ts'

/** A game of the server as one pair of eyes knows it. */
export interface ServerSession {
  readonly game: Game
  readonly gameView: GameView
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
  takeBacks: readonly TakeBack[]
}

export function serverSessionOf(
  { game, gameView }: Pick<ServerSession, 'game' | 'gameView'>,
  { table, viewer, change }: GameOpened,
): ServerSession {
  const { seq, moves, mine, view, eventsByMove, canUndo, canRedo, takeBacks } = change
  return {
    game,
    gameView,
    viewer,
    card: table,
    seq,
    moves,
    mine,
    view,
    eventsByMove,
    canUndo,
    canRedo,
    takeBacks,
  }
}

/** Brings a game up to date; false, and no change, when something between is missing. What is older is known already. */
export function followChange(
  session: ServerSession,
  { from, eventsByMove: changed, ...now }: GameChange,
): boolean {
  if (now.seq <= session.seq) return true
  if (from > session.eventsByMove.length) return false
  const eventsByMove = [...session.eventsByMove.slice(0, from), ...changed]
  Object.assign(session, now, { eventsByMove } satisfies Partial<ServerSession>)
  return true
}

/** The same as it is shown, to whoever reads of these players. */
export function viewedOnline(session: ServerSession, reader: Reader): ViewedGame {
  const { game, gameView, card, viewer, view, moves, mine, eventsByMove, canUndo, canRedo, takeBacks } =
    session
  const endedBy = enderOf(card)
  return {
    id: card.id,
    game,
    gameView,
    seats: card.seats.map((seat, index) => seatPlanOf(seat, reader.players[index]!)),
    reader,
    viewer,
    visibleState: view,
    moves,
    mine,
    eventsByMove,
    takeBacks,
    pass: null,
    canUndo: () => canUndo,
    undoRefusal: () => undoRefusal(session),
    canRedo: () => canRedo,
    online: card.state,
    ...(endedBy && { endedBy }),
  }
}

/** Why nothing can be taken back, as far as it is known here: not whose moves came after the own one. */
function undoRefusal({ card: { undo, seats }, mine, moves }: ServerSession): UndoRefusal {
  if (undo === 'none') return 'never'
  if (mine === 0 || undo === 'free') return 'nothing'
  if (mine === moves) return 'luck'
  return seats.some(({ kind }) => kind === 'bot') ? 'othersOrLuck' : 'others'
}

const seatPlanOf = ({ kind, bot }: SeatCard, name: string): SeatPlan => ({
  name,
  kind: kind === 'bot' ? (bot ?? kind) : PERSON,
})
