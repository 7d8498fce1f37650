import type { Entry, GameEvent, GameRecord, GameState, Seat, Snapshot, Standing } from '@roundhouse/kernel'
import type { TablePace, TableState, UndoPolicy, Visibility } from '@roundhouse/wire'
import type { JsonText } from '../jsonText.ts'
import { noticeTurns } from '../notices/turns.ts'
import { lastLink, linkOf } from './chain.ts'
import { type Db, UniqueViolation } from './db.ts'

/** A game as its row has it; what is JSON there is read by those who need it. */
export interface GameRow {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly title: string
  readonly host: string | null
  readonly visibility: Visibility
  readonly pace: TablePace
  readonly undo: UndoPolicy
  readonly options: string
  readonly seed: number | null
  readonly setup: string | null
  /** The events of the set-up, as JSON. Columns keep their names, for other processes may still serve an older version. */
  readonly told: string | null
  readonly status: TableState
  readonly seq: number
  readonly turn: string
  /** Since when each of those is awaited, in the same order. */
  readonly asked: string
  readonly bot_due: number
  readonly result: string | null
  /** The status line of every language, as JSON. */
  readonly glance: string | null
  readonly invitation: string | null
  /** From which address a table that waits was set up, as a hash. */
  readonly origin: string | null
  /** When whoever runs the site ended it. */
  readonly closed: number | null
  /** And why, as its players read it. */
  readonly closed_reason: string | null
  readonly created: number
  readonly started: number | null
  readonly moved: number
}

export interface SeatRow {
  readonly game_id: string
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly user_id: string | null
  readonly bot: string | null
  readonly name: string
  /** How long the log was when they came to play here. */
  readonly from_seq: number
  /** Whether the account may not log in just now. */
  readonly banned: number
}

/** What a game came to. */
export interface Result extends NonNullable<GameRecord['result']> {
  readonly standings: readonly Standing[]
}

/** An entry of a log with what it told. */
export interface LoggedEntry {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

export const gameRow = (db: Db, id: string): Promise<GameRow | undefined> =>
  db.get<GameRow>('select * from games where id = ?', id)

export const gameRows = async (db: Db, ids: readonly string[]): Promise<GameRow[]> =>
  ids.length === 0
    ? []
    : db.all<GameRow>(`select * from games where id in (${ids.map(() => '?').join(', ')})`, ...ids)

/** The table to which an invitation leads. */
export const tableByInvitation = (db: Db, invitation: string): Promise<GameRow | undefined> =>
  db.get<GameRow>('select * from games where invitation = ?', invitation)

/** Seats with what their rows do not say: whether somebody sits there who is banned. */
export const SELECT_SEATS = `select seats.*, case when bans.user_id is null then 0 else 1 end as banned
  from seats left join bans on bans.user_id = seats.user_id`

export const seatRows = (db: Db, id: string): Promise<SeatRow[]> =>
  db.all<SeatRow>(`${SELECT_SEATS} where seats.game_id = ? order by seats.seat`, id)

/** An entry of a log as it is stored. */
export interface EntryText {
  readonly entry: JsonText<Entry>
  readonly events: JsonText<readonly GameEvent[]>
}

/** The log from an entry on, as it is stored: reading a long one takes a while. */
export const entryTextsFrom = (db: Db, id: string, seq: number): Promise<EntryText[]> =>
  db.all<EntryText>('select entry, events from entries where game_id = ? and seq >= ? order by seq', id, seq)

/** The log from an entry on. */
export const entriesFrom = async (db: Db, id: string, seq: number): Promise<LoggedEntry[]> =>
  (await entryTextsFrom(db, id, seq)).map(readEntry)

export const readEntry = ({ entry, events }: EntryText): LoggedEntry => ({
  entry: JSON.parse(entry),
  events: JSON.parse(events),
})

/** A position that was kept, as it is stored. */
export interface SnapshotText {
  readonly seq: number
  readonly state: JsonText<GameState>
}

/** The positions that were kept, in the order of the log. */
export const snapshotTextsOf = (db: Db, id: string): Promise<SnapshotText[]> =>
  db.all<SnapshotText>('select seq, state from snapshots where game_id = ? order by seq', id)

/** The position that was kept of a log of such a length, if any was. */
export async function snapshotTextAt(
  db: Db,
  id: string,
  seq: number,
): Promise<JsonText<GameState> | undefined> {
  const row = await db.get<Pick<SnapshotText, 'state'>>(
    'select state from snapshots where game_id = ? and seq = ?',
    id,
    seq,
  )
  return row?.state
}

export const readSnapshot = ({ seq, state }: SnapshotText): Snapshot => ({
  entries: seq,
  state: JSON.parse(state) as GameState,
})

/** What a new entry brings: the entry, and where the game stands with it. */
export interface NewEntry extends LoggedEntry {
  readonly id: string
  /** The index of the entry, counted from 0. */
  readonly seq: number
  readonly key: string | null
  readonly user: string | null
  readonly made: number
  readonly status: TableState
  /** Who was asked before, and who is asked now. */
  readonly before: readonly Seat[]
  readonly turn: readonly Seat[]
  /** Since when each of those is awaited. */
  readonly asked: readonly number[]
  readonly botDue: boolean
  readonly result: Result | null
  readonly statusLines: unknown
  /** The position with this entry, where it is worth keeping. */
  readonly snapshot: JsonText<GameState> | null
}

/** Writes an entry down, all of it or nothing. Throws `UniqueViolation` when its index in the log is somebody else's, or the game was ended. */
export const append = (db: Db, { id, seq, made, ...given }: NewEntry): Promise<void> =>
  db.transaction(async (all) => {
    const row = {
      game_id: id,
      seq,
      entry: JSON.stringify(given.entry),
      events: JSON.stringify(given.events),
      user_id: given.user,
      made,
      chain: null,
    }
    await all.run(
      `insert into entries (game_id, seq, entry, events, client_key, user_id, made, chain)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      seq,
      row.entry,
      row.events,
      given.key,
      given.user,
      made,
      linkOf(await lastLink(all, id, seq), row),
    )
    await noticeTurns(all, { ...given, id, seq: seq + 1, now: made, by: given.user })
    const changed = await all.run(
      `update games set seq = ?, status = ?, turn = ?, asked = ?, bot_due = ?, result = ?, glance = ?, moved = ?
       where id = ? and seq = ? and status <> 'ended'`,
      seq + 1,
      given.status,
      JSON.stringify(given.turn),
      JSON.stringify(given.asked),
      given.botDue ? 1 : 0,
      given.result ? JSON.stringify(given.result) : null,
      JSON.stringify(given.statusLines),
      made,
      id,
      seq,
    )
    if (changed !== 1) throw new UniqueViolation()
    if (given.snapshot) await keepSnapshot(all, id, seq + 1, given.snapshot)
  })

/** Keeps the position that a log of such a length comes to. */
export const keepSnapshot = (db: Db, id: string, seq: number, state: JsonText<GameState>): Promise<number> =>
  db.run(
    'insert into snapshots (game_id, seq, state) values (?, ?, ?) on conflict do nothing',
    id,
    seq,
    state,
  )
