import {
  type EventLog,
  follow,
  type Game,
  type GameEvent,
  logEvents,
  resume,
  type Table,
} from '@roundhouse/kernel'
import type { Db } from '../store/db.ts'
import { entriesFrom, type GameRow, seatRows, snapshotsOf, type Told } from '../store/games.ts'
import { Trouble } from '../trouble.ts'
import { recordOf } from './record.ts'

/** A game at the head of its log, in memory, with what its moves told. */
export interface StoredSession extends EventLog {
  readonly id: string
  readonly table: Table
}

/** How many entries its log has. */
export const seqOf = ({ table }: StoredSession): number => table.record.entries.length

/** Brings a stored game into memory. What lies before its last snapshot is not played again. */
export async function loadSession(
  db: Db,
  row: GameRow,
  gameOf: (id: string) => Promise<Game>,
): Promise<StoredSession> {
  if (row.seed === null) throw new Trouble('missing')
  const { id } = row
  const [seats, log, snapshots] = await Promise.all([
    seatRows(db, id),
    entriesFrom(db, id, 0),
    snapshotsOf(db, id),
  ])
  const record = recordOf(row, seats, log)
  const game = await gameOf(row.game)
  if (game.version !== row.version) throw new Trouble('version')
  const table = resume(game, record, snapshots)
  if ('refused' in table)
    throw new Error(`game ${id} cannot be played on: ${table.refused.rule} at ${table.at}`)
  const session: StoredSession = {
    id,
    table,
    eventsByMove: [JSON.parse(row.told ?? '[]') as GameEvent[]],
    undoneEvents: [],
  }
  for (const { entry, events } of log) logEvents(session, entry, events)
  return session
}

/** Puts on the table what others have written down meanwhile. */
export function catchUp(session: StoredSession, news: readonly Told[]): void {
  for (const { entry, events } of news) {
    const refused = follow(session.table, entry)
    if (refused) throw new Error(`game ${session.id} cannot be followed: ${refused.rule}`)
    logEvents(session, entry, events)
  }
}
