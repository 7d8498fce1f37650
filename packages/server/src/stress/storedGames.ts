import { realLibrary } from '../library.ts'
import { verifyGames } from '../ops/verify.ts'
import { recordOf } from '../play/record.ts'
import { gameRow, seatRows } from '../store/games.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import type { StoredGame } from './judge.ts'

/** What is stored once all processes have stopped; how many games are over, and how many `verifyGames` finds to differ. */
export async function readStoredGames(
  location: StoreLocation,
  ids: readonly string[],
): Promise<{ games: StoredGame[]; finished: number; unverified: number }> {
  const db = await openDatabase(location)
  const games: StoredGame[] = []
  let finished = 0
  for (const id of ids) {
    const row = (await gameRow(db, id))!
    if (row.status === 'finished') finished++
    const rows = await db.all<{
      seq: number
      entry: string
      client_key: string | null
      user_id: string | null
    }>('select seq, entry, client_key, user_id from entries where game_id = ? order by seq', id)
    const log = rows.map(({ seq, entry, client_key, user_id }) => ({
      seq,
      entry: JSON.parse(entry),
      key: client_key,
      user: user_id,
    }))
    games.push({
      id,
      game: await realLibrary.game(row.game),
      record: recordOf(row, await seatRows(db, id), log),
      log,
    })
  }
  let unverified = 0
  for await (const { differs } of verifyGames(db, realLibrary.game)) if (differs) unverified++
  await db.close()
  return { games, finished, unverified }
}
