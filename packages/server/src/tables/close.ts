import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { dropTable, withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceListsChange, announceTableChange } from './announceChange.ts'
import { mustHost, mustWait } from './hostRights.ts'
import { endGame, withLockedTable } from './lockedTable.ts'
import { mayKnow } from './visibility.ts'

/** The host takes a table away that has not begun, or ends a game that no person plays. */
export async function closeTable(services: Services, id: string, user: string): Promise<void> {
  const { status } = await mayKnow(services, id, user)
  return status === 'waiting' ? takeAway(services, id, user) : endDeserted(services, id, user)
}

async function takeAway(services: Services, id: string, user: string): Promise<void> {
  const { row, seats } = await withTableRow(services.db, id, async (all, row) => {
    mustHost(row, user)
    mustWait(row)
    const seats = await seatRows(all, id)
    await dropTable(all, id)
    return { row, seats }
  })
  await services.db.announce(newsText({ kind: 'gone', table: id }))
  await announceListsChange(services, row, seats)
}

async function endDeserted(services: Services, id: string, user: string): Promise<void> {
  await withLockedTable(services, id, async (locked) => {
    const { row, seats } = locked
    mustHost(row, user)
    if (row.status !== 'playing' || seats.some(({ kind }) => kind === 'person'))
      throw new RequestTrouble('state')
    await endGame(locked, services.now())
  })
  await announceTableChange(services, id)
}
