import { exportTable, type Game, type GameRecord, reopen } from '@roundhouse/kernel'
import { storedFile } from '../play/archiveCalls.ts'
import type { Database } from '../store/db.ts'
import { entriesFrom, gameRow, seatRows } from '../store/games.ts'

/**
 * A stored game as one file, with all its secrets even while it goes on: for
 * whoever hosts the server. What it has come to stands in it when the rules are
 * still those by which it is played, or it was over before they changed.
 * Undefined when no such game has begun.
 */
export const exportStoredGame = (
  db: Database,
  id: string,
  gameOf: (id: string) => Promise<Game | undefined>,
): Promise<GameRecord | undefined> =>
  db.reading(async (moment) => {
    const row = await gameRow(moment, id)
    if (!row || row.seed === null) return undefined
    const record = storedFile(row, await seatRows(moment, id), await entriesFrom(moment, id, 0))
    const game = await gameOf(row.game)
    if (game?.version !== row.version) return record
    const table = reopen(game, record)
    return 'refused' in table ? record : exportTable(table)
  })
