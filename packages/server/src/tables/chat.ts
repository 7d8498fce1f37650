import type { Message, MessageRemover, MessageRequest } from '@roundhouse/wire'
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

/** What turns round how a line is read, and what is no letter. */
const UNSPOKEN = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu

const SELECT = `select m.place, coalesce(u.name, '') as name, m.user_id as "user", m.text, m.said, m.deleted, m.deleted_by
  from messages m left join users u on u.id = m.user_id where m.game_id = ?`

interface MessageRow extends Omit<Message, 'deleted' | 'deletedBy'> {
  readonly deleted: number | null
  readonly deleted_by: MessageRemover | null
}

const messageOf = ({ deleted, deleted_by, ...row }: MessageRow): Message =>
  deleted === null ? row : { ...row, deleted: true, ...(deleted_by !== null && { deletedBy: deleted_by }) }

/** The last messages at a table, or the last ones before a place. */
export async function messagesOf(db: Db, id: string, before = Number.MAX_SAFE_INTEGER): Promise<Message[]> {
  const rows = await db.all<MessageRow>(
    `${SELECT} and m.place < cast(? as bigint) order by m.place desc limit ${PAGE}`,
    id,
    before,
  )
  return rows.reverse().map(messageOf)
}

export async function messageAt(db: Db, id: string, index: number): Promise<Message | undefined> {
  const row = await db.get<MessageRow>(`${SELECT} and m.place = ?`, id, index)
  return row && messageOf(row)
}

async function messageByKey(db: Db, id: string, user: string, key: string): Promise<Message | undefined> {
  const row = await db.get<MessageRow>(`${SELECT} and m.user_id = ? and m.client_key = ?`, id, user, key)
  return row && messageOf(row)
}

/** Says something beside the game; sent again under the same key, it is said once. */
export async function say(
  services: Services,
  id: string,
  visitor: Visitor,
  { key, ...given }: MessageRequest,
  invitation?: string,
): Promise<Message> {
  const text = given.text.replace(UNSPOKEN, '')
  if (text.trim() === '') throw new RequestTrouble('form', { fields: ['text'] })
  await mayLook(services, id, visitor.id, invitation)
  const message = await withTableRow(services.db, id, async (db, row) => {
    await mustHaveAVoice(db, row, visitor)
    const before = key === undefined ? undefined : await messageByKey(db, id, visitor.id, key)
    // a key stands for one message for ever, and what was deleted is not said again
    if (before && !before.deleted && before.text !== text) throw new RequestTrouble('form')
    if (before) return before
    const { place } = (await db.get<{ place: number }>(
      'select coalesce(max(place), -1) + 1 as place from messages where game_id = ?',
      id,
    ))!
    await db.run(
      'insert into messages (game_id, place, user_id, text, said, client_key) values (?, ?, ?, ?, ?, ?)',
      id,
      place,
      visitor.id,
      text,
      services.now(),
      key ?? null,
    )
    return (await messageAt(db, id, place))!
  })
  await services.db.announce(newsText({ kind: 'message', table: id, place: message.place }))
  return message
}

/** Deletes what was said: whoever said it may, and the host of the table. */
export async function deleteMessage(
  services: Services,
  id: string,
  user: string,
  place: number,
): Promise<Message> {
  await mayLook(services, id, user)
  return eraseMessage(services, id, place, ({ host }, { user: author }) => {
    if (author === user) return 'author'
    if (host === user) return 'host'
    throw new RequestTrouble('forbidden')
  })
}

/** Takes away what was said, once; that something was said stays, and who took it away. */
export async function eraseMessage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  place: number,
  removerOf: (row: GameRow, message: Message) => MessageRemover,
  note: (db: Db, row: GameRow, message: Message) => Promise<unknown> = async () => {},
): Promise<Message> {
  const message = await withTableRow(db, id, async (all, row) => {
    const before = await messageAt(all, id, place)
    if (!before) throw new RequestTrouble('missing')
    const remover = removerOf(row, before)
    if (before.deleted) return before
    await all.run(
      "update messages set text = '', deleted = ?, deleted_by = ? where game_id = ? and place = ?",
      now(),
      remover,
      id,
      place,
    )
    await note(all, row, before)
    return (await messageAt(all, id, place))!
  })
  await db.announce(newsText({ kind: 'message', table: id, place }))
  return message
}

/** Those at the table speak, and at an open one whoever looks on: with an account, and not barred. */
async function mustHaveAVoice(db: Db, row: GameRow, { id, guest }: Visitor): Promise<void> {
  if (isMember(row, await seatRows(db, row.id), id)) return
  if (await isBarred(db, row.id, id)) throw new RequestTrouble('barred')
  if (row.visibility !== 'open' || guest) throw new RequestTrouble('forbidden')
}
