import { decisions, type GameState } from '@roundhouse/kernel'
import type { Reader, Stage } from '@roundhouse/view'
import type { GameMoment, SeatCard } from '@roundhouse/wire'
import { PERSON, type Position, type SeatPlan } from '../protocol.ts'
import { deciding, positionOf } from '../view.ts'
import type { RemoteSitting } from './sitting.ts'

/** What is shown of a game of the server now. */
export function nowOf(sitting: RemoteSitting, stage: Stage, reader: Reader): Position {
  const { game, view, viewer, moves, mine } = sitting
  const shown = shownOf(sitting, stage, reader, view, moves, mine)
  if (viewer === null || !shown.asked.some(({ seat }) => seat === viewer)) return shown
  const decision = decisions(game, view).find(({ seat, offers }) => seat === viewer && offers.length > 0)
  return decision ? deciding(shown, decision, stage, reader) : shown
}

/** What is shown of a moment of its past. */
export const momentOf = (
  sitting: RemoteSitting,
  stage: Stage,
  reader: Reader,
  { move, mine, view }: GameMoment,
): Position => shownOf(sitting, stage, reader, view, move, mine)

function shownOf(
  { game, card, viewer, moves, canUndo, canRedo }: RemoteSitting,
  stage: Stage,
  reader: Reader,
  seen: GameState,
  move: number,
  mine: number,
): Position {
  const position = positionOf(game, stage, reader, seen, {
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
