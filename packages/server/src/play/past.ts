import { entryFor, exportTable, isOver, type Viewer } from '@roundhouse/kernel'
import type { GameFile, GameMoment } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { momentFor } from './change.ts'
import { seatOfUser } from './seats.ts'
import type { StoredSession } from './session.ts'

/** A moment of a game's past, for one pair of eyes. */
export async function momentOf(
  services: Services,
  id: string,
  user: string | null,
  move: number,
  invitation?: string,
): Promise<GameMoment> {
  await mayLook(services, id, user, invitation)
  return services.gameCache.at(id, async (session) => {
    if (move > session.table.moves.length) throw new RequestTrouble('missing')
    return momentFor(session, seatOfUser(await seatRows(services.db, id), user), move)
  })
}

/** The file of a game: the whole of it once it is over, by its rules or because all agreed to end it. */
export async function fileFor(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameFile> {
  const { status } = await mayLook(services, id, user, invitation)
  return services.gameCache.at(id, async (session) =>
    status === 'ended' || isOver(session.table.game, session.table.state)
      ? exportTable(session.table)
      : redactedFile(session, seatOfUser(await seatRows(services.db, id), user)),
  )
}

/** What the seed and the luck of a game that goes on would tell is left out, and so is what others chose in secret. */
function redactedFile({ table: { game, record } }: StoredSession, viewer: Viewer): GameFile {
  return {
    ...record,
    seed: 0,
    setup: [],
    entries: record.entries.map((entry) => entryFor(game, entry, viewer)),
    redacted: true,
  }
}
