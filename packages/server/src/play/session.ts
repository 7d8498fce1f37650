import {
  type Entry,
  followEntry,
  type Game,
  type GameEvent,
  reopenSession,
  resumeSession,
  type Session,
} from '@roundhouse/kernel'
import type { Db } from '../store/db.ts'
import {
  type EntryText,
  entryTextsFrom,
  type GameRow,
  readSnapshot,
  type SeatRow,
  type SnapshotText,
  seatRows,
  snapshotTextsOf,
} from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'
import { recordOf } from './record.ts'

/** A stored game at the head of its log, in the memory of a thread. */
export interface StoredSession extends Session {
  readonly id: string
}

/** How many entries its log has. */
export const seqOf = ({ table }: StoredSession): number => table.record.entries.length

/** A game as it is stored, to be opened. */
export interface StoredLog {
  readonly row: GameRow
  readonly seats: readonly SeatRow[]
  readonly log: readonly EntryText[]
  readonly snapshots: readonly SnapshotText[]
}

export async function readStoredLog(db: Db, row: GameRow): Promise<StoredLog> {
  if (row.seed === null) throw new RequestTrouble('missing')
  const [seats, log, snapshots] = await Promise.all([
    seatRows(db, row.id),
    entryTextsFrom(db, row.id, 0),
    snapshotTextsOf(db, row.id),
  ])
  return { row, seats, log, snapshots }
}

/**
 * Brings a stored game into memory. What lies before its last snapshot is not
 * played again, unless its events were stored in a form that is no more read.
 */
export function openSession(game: Game, { row, seats, log, snapshots }: StoredLog): StoredSession {
  if (game.version !== row.version) throw new RequestTrouble('version')
  const entries = log.map(({ entry }) => ({ entry: JSON.parse(entry) as Entry }))
  const record = recordOf(row, seats, entries)
  const session =
    row.told === null
      ? reopenSession(game, record)
      : resumeSession(
          game,
          record,
          snapshots.map(readSnapshot),
          [row.told, ...log.map(({ events }) => events)].map((events) => JSON.parse(events) as GameEvent[]),
        )
  if ('refused' in session)
    throw new Error(`game ${row.id} cannot be played on: ${session.refused.rule} at ${session.at}`)
  return { ...session, id: row.id }
}

/** Puts on the table what others have written down meanwhile. */
export function catchUp(session: StoredSession, log: readonly Pick<EntryText, 'entry'>[]): void {
  for (const { entry } of log) {
    const refused = followEntry(session, JSON.parse(entry) as Entry)
    if (refused) throw new Error(`game ${session.id} cannot be followed: ${refused.rule}`)
  }
}
