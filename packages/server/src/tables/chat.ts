import type { Message } from '@roundhouse/wire'
import type { Visitor } from '../api/route.ts'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import { isBarred } from '../store/barredUsers.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, seatRows } from '../store/games.ts'
import { withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { isMember, mayLook } from './visibility.ts'

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

export const messageAt = (db: Db, id: string, index: number): Promise<Message | undefined> =>
  db.get<Message>(`${SELECT} and m.place = ?`, id, index)

/** Says something beside the game. */
export async function say(
  services: Services,
  id: string,
  visitor: Visitor,
  text: string,
  invitation?: string,
): Promise<Message> {
  await mayLook(services, id, visitor.id, invitation)
  const message = await withTableRow(services.db, id, async (db, row) => {
    await mustHaveAVoice(db, row, visitor)
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
      services.now(),
    )
    return (await messageAt(db, id, place))!
  })
  await services.db.announce(newsText({ kind: 'message', table: id, place: message.place }))
  return message
}

/** Those at the table speak, and at an open one whoever looks on: with an account, and never sent away. */
async function mustHaveAVoice(db: Db, row: GameRow, { id, guest }: Visitor): Promise<void> {
  if (isMember(row, await seatRows(db, row.id), id)) return
  if (row.visibility !== 'open' || guest || (await isBarred(db, row.id, id)))
    throw new RequestTrouble('forbidden')
}
