import type { GameFile, GameMoment } from '@roundhouse/wire'
import type { JsonText } from '../jsonText.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { archivedFileFor, isArchived } from './archive.ts'
import { namesOf, rankOf, seatOfUser } from './seats.ts'

/** A moment of a game's past, for one pair of eyes. */
export async function momentOf(
  services: Services,
  id: string,
  user: string | null,
  move: number,
  invitation?: string,
): Promise<JsonText<GameMoment>> {
  await mayLook(services, id, user, invitation)
  return services.gameCache.at(id, await rankOf(services.db, id, user), async (game) =>
    game.ask('moment', seatOfUser(await seatRows(services.db, id), user), move),
  )
}

/** The file of a game: the whole of it once it is over, by its rules or because all agreed to end it. */
export async function fileFor(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<JsonText<GameFile>> {
  const row = await mayLook(services, id, user, invitation)
  if (await isArchived(services, row)) return archivedFileFor(services, row, user)
  return services.gameCache.at(id, await rankOf(services.db, id, user), async (game) => {
    const seats = await seatRows(services.db, id)
    return game.ask('file', seatOfUser(seats, user), namesOf(seats), row.status === 'ended')
  })
}
