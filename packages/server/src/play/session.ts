import {
  followEntry,
  type Game,
  type GameEvent,
  reopenSession,
  resumeSession,
  type Session,
} from '@roundhouse/kernel'
import type { Db } from '../store/db.ts'
import { entriesFrom, type GameRow, type LoggedEntry, seatRows, snapshotsOf } from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'
import { recordOf } from './record.ts'

/** A stored game at the head of its log, in memory. */
export interface StoredSession extends Session {
  readonly id: string
}

/** How many entries its log has. */
export const seqOf = ({ table }: StoredSession): number => table.record.entries.length

/**
 * Brings a stored game into memory. What lies before its last snapshot is not
 * played again, unless its events were stored in a form that is no more read.
 */
export async function loadSession(
  db: Db,
  row: GameRow,
  gameOf: (id: string) => Promise<Game>,
): Promise<StoredSession> {
  if (row.seed === null) throw new RequestTrouble('missing')
  const { id } = row
  const [seats, log, snapshots] = await Promise.all([
    seatRows(db, id),
    entriesFrom(db, id, 0),
    snapshotsOf(db, id),
  ])
  const game = await gameOf(row.game)
  if (game.version !== row.version) throw new RequestTrouble('version')
  const record = recordOf(row, seats, log)
  const session =
    row.told === null
      ? reopenSession(game, record)
      : resumeSession(game, record, snapshots, [
          JSON.parse(row.told) as GameEvent[],
          ...log.map(({ events }) => events),
        ])
  if ('refused' in session)
    throw new Error(`game ${id} cannot be played on: ${session.refused.rule} at ${session.at}`)
  return { ...session, id }
}

/** Puts on the table what others have written down meanwhile. */
export function catchUp(session: StoredSession, log: readonly Pick<LoggedEntry, 'entry'>[]): void {
  for (const { entry } of log) {
    const refused = followEntry(session, entry)
    if (refused) throw new Error(`game ${session.id} cannot be followed: ${refused.rule}`)
  }
}
