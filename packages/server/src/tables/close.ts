import { newsText } from '../live/news.ts'
import { dropTable, holding } from '../store/tables.ts'
import type { World } from '../world.ts'
import { mustHost, mustWait } from './host.ts'
import { mayKnow } from './visibility.ts'

/** Takes a table away that has not begun. */
export async function closeTable(world: World, id: string, user: string): Promise<void> {
  await mayKnow(world, id, user)
  await holding(world.db, id, async (all, row) => {
    mustHost(row, user)
    mustWait(row)
    await dropTable(all, id)
  })
  await world.db.announce(newsText({ kind: 'gone', table: id }))
  await world.db.announce(newsText({ kind: 'lobby' }))
}
