import type { Message } from '@roundhouse/wire'
import type { Visitor } from '../api/route.ts'
import { newsText } from '../live/news.ts'
import { ownSeat } from '../play/seats.ts'
import type { Db } from '../store/db.ts'
import { seatRows } from '../store/games.ts'
import { holding } from '../store/tables.ts'
import type { World } from '../world.ts'
import { mayLook } from './visibility.ts'

/** How many messages are read at once. */
const PAGE = 50

const SELECT = `select m.place, coalesce(u.name, '') as name, m.user_id as "user", m.text, m.said
  from messages m left join users u on u.id = m.user_id where m.game_id = ?`

/** The last messages at a table, or the last ones before a place. */
export async function messagesOf(db: Db, id: string, before = Number.MAX_SAFE_INTEGER): Promise<Message[]> {
  const rows = await db.all<Message>(
    `${SELECT} and m.place < cast(? as bigint) order by m.place desc limit ${PAGE}`,
    id,
    before,
  )
  return rows.reverse()
}

export const messageAt = (db: Db, id: string, place: number): Promise<Message | undefined> =>
  db.get<Message>(`${SELECT} and m.place = ?`, id, place)

/** Says something beside the game. A guest speaks only at the table that invited them. */
export async function say(
  world: World,
  id: string,
  visitor: Visitor,
  text: string,
  invitation?: string,
): Promise<Message> {
  await mayLook(world, id, visitor.id, invitation)
  const message = await holding(world.db, id, async (db) => {
    if (visitor.guest) ownSeat(await seatRows(db, id), visitor.id)
    const { place } = (await db.get<{ place: number }>(
      'select coalesce(max(place), -1) + 1 as place from messages where game_id = ?',
      id,
    ))!
    await db.run(
      'insert into messages (game_id, place, user_id, text, said) values (?, ?, ?, ?, ?)',
      id,
      place,
      visitor.id,
      text,
      world.now(),
    )
    return (await messageAt(db, id, place))!
  })
  await world.db.announce(newsText({ kind: 'message', table: id, place: message.place }))
  return message
}
