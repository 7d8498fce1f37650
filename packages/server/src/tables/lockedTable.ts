import { catchUp, type StoredSession, seqOf } from '../play/session.ts'
import { resultOf } from '../play/write.ts'
import type { Services } from '../services.ts'
import { dropAllVotes } from '../store/ballots.ts'
import type { Db } from '../store/db.ts'
import { entriesFrom, type GameRow, type SeatRow, seatRows } from '../store/games.ts'
import { endTable, withTableRow } from '../store/tableRows.ts'

/** A table at the head of its log, which nobody else can change meanwhile. */
export interface LockedTable {
  readonly db: Db
  readonly row: GameRow
  readonly session: StoredSession
  readonly seats: readonly SeatRow[]
}

export const withLockedTable = <T>(
  services: Services,
  id: string,
  work: (locked: LockedTable) => Promise<T>,
): Promise<T> =>
  services.gameCache.at(id, (session) =>
    withTableRow(services.db, id, async (db, row) => {
      catchUp(session, await entriesFrom(db, id, seqOf(session)))
      return work({ db, row, session, seats: await seatRows(db, id) })
    }),
  )

/** The game ends here. */
export async function endGame({ db, row, session }: LockedTable, now: number): Promise<void> {
  await endTable(db, row.id, resultOf(session), now)
  await dropAllVotes(db, row.id)
}
