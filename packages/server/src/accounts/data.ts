import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Visitor } from '../api/route.ts'
import { jsonText } from '../jsonText.ts'
import type { Services } from '../services.ts'
import type { Db, Value } from '../store/db.ts'
import { meOf } from '../store/users.ts'
import { lineOf } from '../threads/line.ts'
import { factorsOf } from './factors.ts'
import { myRow } from './me.ts'

/** How many rows are read in one go. */
const AT_ONCE = 200

/** However many ask at once, between two pages that are read everybody else has a turn. */
const pages = lineOf()
const readPage = <Row>(db: Db, sql: string, ...values: Value[]): Promise<Row[]> =>
  pages.enter('look', async () => {
    await letOthersIn()
    return db.all<Row>(sql, ...values)
  })

/** An entry of somebody's own, as it is stored. */
export interface OwnEntryRow {
  readonly table: string
  readonly seq: number
  readonly entry: string
  readonly made: number
}

/** Everything that is stored of somebody, for themselves: one JSON text in pieces, for there may be far more of it than can be put together at once. */
export async function* dataOf(services: Services, visitor: Visitor): AsyncGenerator<string> {
  const { db } = services
  const row = await myRow(db, visitor)
  const { id } = row
  const few = {
    account: { ...meOf(row), created: row.created },
    sessions: await db.all('select created, expires from sessions where user_id = ? order by created', id),
    devices: await db.all('select expires from devices where user_id = ? order by expires', id),
    addresses: await db.all('select expires from known_addresses where user_id = ? order by expires', id),
    factors: await factorsOf(db, id),
    channels: await db.all(
      'select kind, target, enabled, created from channels where user_id = ? order by created',
      id,
    ),
    tables: await readPage(
      db,
      `select games.id, games.game, games.title, games.status, games.created, seats.seat, seats.name
       from games left join seats on seats.game_id = games.id and seats.user_id = ?
       where games.host = ? or seats.user_id = ? order by games.created, games.id`,
      id,
      id,
      id,
    ),
    siteLog: await db.all(
      `select made, act, table_id as "table", table_title as title, until, reason from site_log
       where user_id = ? order by made, id`,
      id,
    ),
    sentAwayFrom: await db.all(
      'select game_id as "table" from barred where user_id = ? order by game_id',
      id,
    ),
  }
  yield jsonText(few).slice(0, -1)
  yield* listField('entries', entriesOf(services, id))
  yield* listField('messages', rowsOf(db, 'messages', 'place, text, said, deleted, deleted_by', id))
  yield* listField('notes', rowsOf(db, 'notes', 'text', id))
  yield '}'
}

/** A list as a further field of an object, from JSON lists that are put together. */
async function* listField(name: string, lists: AsyncIterable<string>): AsyncGenerator<string> {
  yield `,${jsonText(name)}:[`
  let separator = ''
  for await (const list of lists) {
    if (list === '[]') continue
    yield `${separator}${list.slice(1, -1)}`
    separator = ','
  }
  yield ']'
}

/** What somebody did, game by game. */
async function* entriesOf({ db, threads }: Services, user: string): AsyncGenerator<string> {
  const tables = await db.all<{ id: string }>(
    'select game_id as id from seats where user_id = ? order by game_id',
    user,
  )
  for (const { id } of tables)
    for (let seq = -1, rows: OwnEntryRow[]; ; seq = rows.at(-1)!.seq) {
      rows = await readPage<OwnEntryRow>(
        db,
        `select game_id as "table", seq, entry, made from entries
         where game_id = ? and user_id = ? and seq > ? order by seq limit ${AT_ONCE}`,
        id,
        user,
        seq,
      )
      yield await threads.think('look', 'ownEntries', rows)
      if (rows.length < AT_ONCE) break
    }
}

/** The rows of somebody in a table that has them by game, and within it by place. */
async function* rowsOf(
  db: Db,
  from: 'messages' | 'notes',
  columns: string,
  user: string,
): AsyncGenerator<string> {
  const key = from === 'messages' ? 'game_id, place' : 'game_id'
  let last: { readonly table: string; readonly place: number } = { table: '', place: -1 }
  for (;;) {
    const rows = await readPage<typeof last>(
      db,
      `select game_id as "table", ${columns} from ${from}
       where user_id = ? and (${key}) > (${key.replace(/\w+/g, '?')}) order by ${key} limit ${AT_ONCE}`,
      user,
      last.table,
      ...(from === 'messages' ? [last.place] : []),
    )
    yield jsonText(rows)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!
  }
}
