import type { ArchivedGame, GameFile } from '@roundhouse/wire'
import { type JsonText, joinedJson, jsonText } from '../jsonText.ts'
import type { Services } from '../services.ts'
import type { GameRow } from '../store/games.ts'
import { tableCardFor } from '../tables/card.ts'
import { messagesOf } from '../tables/chat.ts'
import { notesOf } from '../tables/notes.ts'
import { mayLook } from '../tables/visibility.ts'
import { RequestTrouble } from '../trouble.ts'
import { rankIn, seatOfUser } from './seats.ts'
import { readStoredLog } from './session.ts'

/** Whether a game was begun by rules that are no more here: then it is read as it is stored, and never played. */
export async function isArchived(
  { library }: Pick<Services, 'library'>,
  { seed, game, version }: Pick<GameRow, 'seed' | 'game' | 'version'>,
): Promise<boolean> {
  if (seed === null) return false
  return !library.games.includes(game) || (await library.game(game)).version !== version
}

/** A game of other rules as it is stored, for one pair of eyes. */
export async function archivedGameFor(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<JsonText<ArchivedGame>> {
  const { db, threads } = services
  const row = await mayLook(services, id, user, invitation)
  if (!(await isArchived(services, row))) throw new RequestTrouble('missing')
  const stored = await readStoredLog(db, row)
  const { seats } = stored
  const log = await threads.think(rankIn(seats, user), 'archivedLog', stored, seatOfUser(seats, user))
  const others = {
    table: await tableCardFor(services, row, seats, user),
    messages: await messagesOf(db, id),
    notes: user === null ? '' : await notesOf(db, id, user),
  }
  return joinedJson(jsonText(others), log)
}

/** The file of such a game. */
export async function archivedFileFor(
  { db, threads }: Services,
  row: GameRow,
  user: string | null,
): Promise<JsonText<GameFile>> {
  const stored = await readStoredLog(db, row)
  const { seats } = stored
  return threads.think(rankIn(seats, user), 'archivedFile', stored, seatOfUser(seats, user))
}
