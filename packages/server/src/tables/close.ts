import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { seatRows } from '../store/games.ts'
import { dropTable, holding } from '../store/tables.ts'
import { Trouble } from '../trouble.ts'
import { assembled, stop } from './assembly.ts'
import { mustHost, mustWait } from './host.ts'
import { listsChanged, tableChanged } from './news.ts'
import { mayKnow } from './visibility.ts'

/** The host takes a table away that has not begun, or ends a game that no person plays. */
export async function closeTable(services: Services, id: string, user: string): Promise<void> {
  const { status } = await mayKnow(services, id, user)
  return status === 'waiting' ? takeAway(services, id, user) : endDeserted(services, id, user)
}

async function takeAway(services: Services, id: string, user: string): Promise<void> {
  const { row, seats } = await holding(services.db, id, async (all, row) => {
    mustHost(row, user)
    mustWait(row)
    const seats = await seatRows(all, id)
    await dropTable(all, id)
    return { row, seats }
  })
  await services.db.announce(newsText({ kind: 'gone', table: id }))
  await listsChanged(services, row, seats)
}

async function endDeserted(services: Services, id: string, user: string): Promise<void> {
  await assembled(services, id, async (assembly) => {
    const { row, seats } = assembly
    mustHost(row, user)
    if (row.status !== 'playing' || seats.some(({ kind }) => kind === 'person')) throw new Trouble('state')
    await stop(assembly, services.now())
  })
  await tableChanged(services, id)
}
