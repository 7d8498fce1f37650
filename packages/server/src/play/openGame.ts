import type { GameOpened } from '@roundhouse/wire'
import { type JsonText, withJsonField } from '../jsonText.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { ballotsOf } from '../tables/ballots.ts'
import { tableCardFor } from '../tables/card.ts'
import { messagesOf } from '../tables/chat.ts'
import { notesOf } from '../tables/notes.ts'
import { mayLook } from '../tables/visibility.ts'
import { letBotsMove } from './bots.ts'
import { rankOf, seatOfUser } from './seats.ts'

/** A game with everything that belongs to it, for one pair of eyes. */
export async function openGameFor(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<JsonText<GameOpened>> {
  const { db, gameCache } = services
  await mayLook(services, id, user, invitation)
  return gameCache.at(id, await rankOf(db, id, user), async (game, row) => {
    const seats = await seatRows(db, id)
    const viewer = seatOfUser(seats, user)
    if (row.bot_due) letBotsMove(services, id)
    const [change] = await game.ask('changes', [{ viewer, since: 0 }], seats, row)
    const others = {
      table: await tableCardFor(services, row, seats, user),
      viewer,
      messages: await messagesOf(db, id),
      ballots: await ballotsOf(db, id, seats),
      notes: user === null ? '' : await notesOf(db, id, user),
    }
    return withJsonField(others, 'change', change!)
  })
}
