import { newsText } from '../live/news.ts'
import { seatRows } from '../store/games.ts'
import { dropTable, holding } from '../store/tables.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { assembled, stop } from './assembly.ts'
import { mustHost, mustWait } from './host.ts'
import { listsChanged, tableChanged } from './news.ts'
import { mayKnow } from './visibility.ts'

/** The host takes a table away that has not begun, or ends a game that no person plays. */
export async function closeTable(world: World, id: string, user: string): Promise<void> {
  const { status } = await mayKnow(world, id, user)
  return status === 'waiting' ? takeAway(world, id, user) : endDeserted(world, id, user)
}

async function takeAway(world: World, id: string, user: string): Promise<void> {
  const { row, seats } = await holding(world.db, id, async (all, row) => {
    mustHost(row, user)
    mustWait(row)
    const seats = await seatRows(all, id)
    await dropTable(all, id)
    return { row, seats }
  })
  await world.db.announce(newsText({ kind: 'gone', table: id }))
  await listsChanged(world, row, seats)
}

async function endDeserted(world: World, id: string, user: string): Promise<void> {
  await assembled(world, id, async (assembly) => {
    const { row, seats } = assembly
    mustHost(row, user)
    if (row.status !== 'playing' || seats.some(({ kind }) => kind === 'person')) throw new Trouble('state')
    await stop(assembly, world.now())
  })
  await tableChanged(world, id)
}
