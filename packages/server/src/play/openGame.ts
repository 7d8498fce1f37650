import { isOver, type Seat } from '@roundhouse/kernel'
import type { GameChange, GameOpened } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { GameRow, SeatRow } from '../store/games.ts'
import { seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { tableCardFor } from '../tables/card.ts'
import { messagesOf } from '../tables/chat.ts'
import { notesOf } from '../tables/notes.ts'
import { mayLook } from '../tables/visibility.ts'
import { letBotsMove } from './bots.ts'
import { changeFor } from './change.ts'
import { seatOfUser } from './seats.ts'
import type { StoredSession } from './session.ts'
import { redoableBy, undoableBy } from './undo.ts'

/** A game with everything that belongs to it, for one pair of eyes. */
export async function openGameFor(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameOpened> {
  const { db, gameCache } = services
  await mayLook(services, id, user, invitation)
  return gameCache.at(id, async (session, row) => {
    const seats = await seatRows(db, id)
    const viewer = seatOfUser(seats, user)
    if (row.bot_due) letBotsMove(services, id)
    return {
      table: await tableCardFor(services, row, seats, user),
      viewer,
      change: changeFor(session, viewer, 0, undoingFor(session, seats, row, viewer)),
      messages: await messagesOf(db, id),
      ballots: await ballotsOf(db, id, seats),
      notes: user === null ? '' : await notesOf(db, id, user),
    }
  })
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
