import { newsText } from '../live/news.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'
import type { World } from '../world.ts'

/** Lets everybody know that a table is not what it was. */
export async function tableChanged(world: World, id: string): Promise<void> {
  const { db } = world
  await db.announce(newsText({ kind: 'table', table: id }))
  const [row, seats] = await Promise.all([gameRow(db, id), seatRows(db, id)])
  if (row) await listsChanged(world, row, seats)
}

/** Lets those know in whose lists a table is: of an unlisted one nobody else learns even that something happens. */
export async function listsChanged(
  { db }: World,
  { host, visibility }: GameRow,
  seats: readonly SeatRow[],
): Promise<void> {
  if (visibility !== 'unlisted') return db.announce(newsText({ kind: 'lobby' }))
  const users = new Set([host, ...seats.map(({ user_id }) => user_id)].filter((user) => user !== null))
  if (users.size > 0) await db.announce(newsText({ kind: 'lobby', users: [...users] }))
}
