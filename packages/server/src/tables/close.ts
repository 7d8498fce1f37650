import { newsText } from '../live/news.ts'
import { dropTable, holding } from '../store/tables.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { assembled, stop } from './assembly.ts'
import { mustHost, mustWait } from './host.ts'
import { tableChanged } from './news.ts'
import { mayKnow } from './visibility.ts'

/** The host takes a table away that has not begun, or ends a game that no person plays. */
export async function closeTable(world: World, id: string, user: string): Promise<void> {
  const { status } = await mayKnow(world, id, user)
  return status === 'waiting' ? takeAway(world, id, user) : endDeserted(world, id, user)
}

async function takeAway(world: World, id: string, user: string): Promise<void> {
  await holding(world.db, id, async (all, row) => {
    mustHost(row, user)
    mustWait(row)
    await dropTable(all, id)
  })
  await world.db.announce(newsText({ kind: 'gone', table: id }))
  await world.db.announce(newsText({ kind: 'lobby' }))
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
