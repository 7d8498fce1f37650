import { newsText } from '../live/news.ts'
import type { World } from '../world.ts'

/** Lets everybody know that a table is not what it was. */
export async function tableChanged({ db }: World, id: string): Promise<void> {
  await db.announce(newsText({ kind: 'table', table: id }))
  await db.announce(newsText({ kind: 'lobby' }))
}
