import { decisions, type GameState } from '@roundhouse/kernel'
import type { GameView, Reader } from '@roundhouse/view'
import type { GameMoment, SeatCard } from '@roundhouse/wire'
import { deciding, positionOf } from '../position.ts'
import { PERSON, type Position, type SeatPlan } from '../protocol.ts'
import type { ServerSession } from './session.ts'

/** What is shown of a game of the server now. */
export function onlinePosition(session: ServerSession, gameView: GameView, reader: Reader): Position {
  const { game, view, viewer, moves, mine } = session
  const shown = shownOf(session, gameView, reader, view, moves, mine)
  if (viewer === null || !shown.asked.some(({ seat }) => seat === viewer)) return shown
  const decision = decisions(game, view).find(({ seat, offers }) => seat === viewer && offers.length > 0)
  return decision ? deciding(shown, decision, gameView, reader) : shown
}

/** What is shown of a moment of its past. */
export const onlineMoment = (
  session: ServerSession,
  gameView: GameView,
  reader: Reader,
  { move, mine, view }: GameMoment,
): Position => shownOf(session, gameView, reader, view, move, mine)

function shownOf(
  { game, card, viewer, moves, canUndo, canRedo }: ServerSession,
  gameView: GameView,
  reader: Reader,
  seen: GameState,
  move: number,
  mine: number,
): Position {
  const position = positionOf(game, gameView, reader, seen, {
    id: card.id,
    seats: card.seats.map((seat, place) => planOf(seat, reader.players[place]!)),
    viewer,
    move,
    moves,
    mine,
    pass: null,
    canUndo,
    canRedo,
    online: card.state,
  })
  return card.state === 'ended' ? { ...position, asked: [], over: true } : position
}

const planOf = ({ kind, bot }: SeatCard, name: string): SeatPlan => ({
  name,
  kind: kind === 'bot' ? (bot ?? kind) : PERSON,
})
