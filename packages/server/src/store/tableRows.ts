import type { GameEvent, GameRecord, Seat } from '@roundhouse/kernel'
import type { TableState } from '@roundhouse/wire'
import { RequestTrouble } from '../trouble.ts'
import type { Db } from './db.ts'
import { type GameRow, gameRow, type Result, type SeatRow } from './games.ts'

/** Does something with a table while nobody else can change it: all of it or nothing. */
export const withTableRow = <T>(db: Db, id: string, work: (db: Db, row: GameRow) => Promise<T>): Promise<T> =>
  db.transaction(async (all) => {
    // Changes nothing, but whoever else wants the row has to wait until this is over.
    await all.run('update games set seq = seq where id = ?', id)
    const row = await gameRow(all, id)
    if (!row) throw new RequestTrouble('missing')
    return work(all, row)
  })

export type NewRow = Pick<
  GameRow,
  | 'id'
  | 'game'
  | 'version'
  | 'title'
  | 'host'
  | 'visibility'
  | 'pace'
  | 'undo'
  | 'options'
  | 'invitation'
  | 'created'
  | 'origin'
>

export const addTable = (db: Db, row: NewRow, seats: readonly SeatRow[]): Promise<void> =>
  db.transaction(async (all) => {
    await all.run(
      `insert into games (id, game, version, title, host, visibility, pace, undo, options, status, invitation, created, moved, origin)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?)`,
      row.id,
      row.game,
      row.version,
      row.title,
      row.host,
      row.visibility,
      row.pace,
      row.undo,
      row.options,
      row.invitation,
      row.created,
      row.created,
      row.origin,
    )
    for (const { game_id, seat, kind, user_id, bot, name } of seats)
      await all.run(
        'insert into seats (game_id, seat, kind, user_id, bot, name) values (?, ?, ?, ?, ?, ?)',
        game_id,
        seat,
        kind,
        user_id,
        bot,
        name,
      )
  })

/** Of a table that has not begun. */
export async function dropTable(db: Db, id: string): Promise<void> {
  for (const rows of ['messages', 'notes', 'ballots', 'barred', 'seats'])
    await db.run(`delete from ${rows} where game_id = ?`, id)
  await db.run('delete from games where id = ?', id)
}

/** A game that begins. */
export interface TableStart {
  readonly record: GameRecord
  readonly setupEvents: readonly GameEvent[]
  readonly turn: readonly Seat[]
  readonly botDue: boolean
  readonly statusLines: unknown
  readonly started: number
}

export const beginTable = (db: Db, id: string, { record, started, ...given }: TableStart): Promise<number> =>
  db.run(
    `update games set status = 'playing', version = ?, options = ?, seed = ?, setup = ?, told = ?,
       turn = ?, asked = ?, bot_due = ?, glance = ?, started = ?, moved = ?, origin = null
     where id = ?`,
    record.version,
    JSON.stringify(record.options),
    record.seed,
    JSON.stringify(record.setup),
    JSON.stringify(given.setupEvents),
    JSON.stringify(given.turn),
    JSON.stringify(given.turn.map(() => started)),
    given.botDue ? 1 : 0,
    JSON.stringify(given.statusLines),
    started,
    started,
    id,
  )

/** Stops a game where it stands. */
export const endTable = (db: Db, id: string, result: Result | null, now: number): Promise<number> =>
  db.run(
    "update games set status = 'ended', turn = '[]', asked = '[]', bot_due = 0, result = ?, moved = ? where id = ?",
    result && JSON.stringify(result),
    now,
    id,
  )

/** Notes that it was whoever runs the site, and why. */
export const markClosed = (db: Db, id: string, now: number, reason: string | null): Promise<number> =>
  db.run('update games set closed = ?, closed_reason = ? where id = ?', now, reason, id)

export const setBotDue = (db: Db, id: string, due: boolean): Promise<number> =>
  db.run('update games set bot_due = ? where id = ?', due ? 1 : 0, id)

export const setInvitation = (db: Db, id: string, invitation: string): Promise<number> =>
  db.run('update games set invitation = ? where id = ?', invitation, id)

/** How many tables in such a state one account has set up. Until this is over, it sets none up and begins none elsewhere. */
export async function countHosted(db: Db, user: string, status: TableState): Promise<number> {
  await db.run('update users set name = name where id = ?', user)
  const row = await db.get<{ count: number }>(
    'select count(*) as count from games where host = ? and status = ?',
    user,
    status,
  )
  return row!.count
}

/** How many tables that wait were set up from one address. */
export async function countWaitingFrom(db: Db, origin: string): Promise<number> {
  const row = await db.get<{ count: number }>('select count(*) as count from games where origin = ?', origin)
  return row!.count
}

export const noteActivity = (db: Db, id: string, now: number): Promise<number> =>
  db.run('update games set moved = ? where id = ?', now, id)
