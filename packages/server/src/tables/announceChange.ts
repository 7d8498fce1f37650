import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'

/** Lets everybody know that a table is not what it was. */
export async function announceTableChange(services: Pick<Services, 'db'>, id: string): Promise<void> {
  const { db } = services
  await db.announce(newsText({ kind: 'table', table: id }))
  const [row, seats] = await Promise.all([gameRow(db, id), seatRows(db, id)])
  if (row) await announceListsChange(services, row, seats)
}

/** Lets those know in whose lists a table is: of an unlisted one nobody else learns even that something happens. */
export async function announceListsChange(
  { db }: Pick<Services, 'db'>,
  { host, visibility }: GameRow,
  seats: readonly SeatRow[],
): Promise<void> {
  if (visibility !== 'unlisted') return db.announce(newsText({ kind: 'lobby' }))
  const users = new Set([host, ...seats.map(({ user_id }) => user_id)].filter((user) => user !== null))
  if (users.size > 0) await db.announce(newsText({ kind: 'lobby', users: [...users] }))
}
