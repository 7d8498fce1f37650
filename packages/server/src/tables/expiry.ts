import { WAITING_DAYS } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { dropTable, withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceListsChange } from './announceChange.ts'

const DAY = 24 * 60 * 60_000

/** How many are taken away at a time. */
const AT_ONCE = 100

/** Takes tables away that have waited for long without anybody coming or going. */
export async function closeExpired(services: Services): Promise<void> {
  const before = services.now() - WAITING_DAYS * DAY
  const expired = await services.db.all<{ id: string }>(
    `select id from games where status = 'waiting' and moved < ? order by moved limit ${AT_ONCE}`,
    before,
  )
  for (const { id } of expired) await takeAwayExpired(services, id, before)
}

async function takeAwayExpired(services: Services, id: string, before: number): Promise<void> {
  const gone = await withTableRow(services.db, id, async (db, row) => {
    // somebody may have come, or another process been faster
    if (row.status !== 'waiting' || row.moved >= before) return undefined
    const seats = await seatRows(db, id)
    await dropTable(db, id)
    return { row, seats }
  }).catch((error: unknown) => {
    if (error instanceof RequestTrouble) return undefined
    throw error
  })
  if (!gone) return
  await services.db.announce(newsText({ kind: 'gone', table: id }))
  await announceListsChange(services, gone.row, gone.seats)
}
