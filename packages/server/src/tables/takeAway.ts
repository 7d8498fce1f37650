import type { TableClosing } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, seatRows } from '../store/games.ts'
import { dropTable, withTableRow } from '../store/tableRows.ts'
import { announceListsChange } from './announceChange.ts'
import { mustWait } from './hostRights.ts'

/** Takes a table away that waits, and tells those who have it open why. */
export async function takeTableAway(
  services: Pick<Services, 'db'>,
  id: string,
  why: TableClosing,
  check: (row: GameRow, db: Db) => unknown = () => {},
): Promise<void> {
  const { row, seats } = await withTableRow(services.db, id, async (db, row) => {
    await check(row, db)
    mustWait(row)
    const seats = await seatRows(db, id)
    await dropTable(db, id)
    return { row, seats }
  })
  await services.db.announce(newsText({ kind: 'gone', table: id, why }))
  await announceListsChange(services, row, seats)
}
