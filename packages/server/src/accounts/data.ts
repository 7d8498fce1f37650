import { type Entry, entryFor } from '@roundhouse/kernel'
import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import { meOf } from '../store/users.ts'
import { myRow } from './me.ts'

interface OwnEntryRow {
  readonly table: string
  readonly game: string
  readonly seq: number
  readonly entry: string
  readonly made: number
}

/** Everything that is stored of somebody, for themselves. */
export async function dataOf({ db, library }: Services, visitor: Visitor): Promise<Record<string, unknown>> {
  const row = await myRow(db, visitor)
  const { id } = row
  const entries = await db.all<OwnEntryRow>(
    `select games.id as "table", games.game, entries.seq, entries.entry, entries.made
     from entries join games on games.id = entries.game_id
     where entries.game_id in (select game_id from seats where user_id = ?) and entries.user_id = ?
     order by games.id, entries.seq`,
    id,
    id,
  )
  return {
    account: { ...meOf(row), created: row.created },
    sessions: await db.all('select created, expires from sessions where user_id = ? order by created', id),
    devices: await db.all('select expires from devices where user_id = ? order by expires', id),
    channels: await db.all(
      'select kind, target, enabled, created from channels where user_id = ? order by created',
      id,
    ),
    tables: await db.all(
      `select games.id, games.game, games.title, games.status, games.created, seats.seat, seats.name
       from games left join seats on seats.game_id = games.id and seats.user_id = ?
       where games.host = ? or seats.user_id = ? order by games.created, games.id`,
      id,
      id,
      id,
    ),
    entries: await Promise.all(
      entries.map(async ({ table, game, seq, entry, made }) => {
        const written = JSON.parse(entry) as Entry
        return { table, seq, made, entry: entryFor(await library.game(game), written, written.seat) }
      }),
    ),
    messages: await db.all(
      'select game_id as "table", text, said from messages where user_id = ? order by said',
      id,
    ),
    sentAwayFrom: await db.all(
      'select game_id as "table" from barred where user_id = ? order by game_id',
      id,
    ),
    notes: await db.all('select game_id as "table", text from notes where user_id = ? order by game_id', id),
  }
}
