import { catchUp, type Sitting, seqOf } from '../play/sitting.ts'
import { resultOf } from '../play/write.ts'
import { dropAllVotes } from '../store/ballots.ts'
import type { Db } from '../store/db.ts'
import { entriesFrom, type GameRow, type SeatRow, seatRows } from '../store/games.ts'
import { end, holding } from '../store/tables.ts'
import type { World } from '../world.ts'

/** A table at the head of its log, which nobody else can change meanwhile. */
export interface Assembly {
  readonly db: Db
  readonly row: GameRow
  readonly sitting: Sitting
  readonly seats: readonly SeatRow[]
}

export const assembled = <T>(
  world: World,
  id: string,
  work: (assembly: Assembly) => Promise<T>,
): Promise<T> =>
  world.house.at(id, (sitting) =>
    holding(world.db, id, async (db, row) => {
      catchUp(sitting, await entriesFrom(db, id, seqOf(sitting)))
      return work({ db, row, sitting, seats: await seatRows(db, id) })
    }),
  )

/** The game ends here. */
export async function stop({ db, row, sitting }: Assembly, now: number): Promise<void> {
  await end(db, row.id, resultOf(sitting), now)
  await dropAllVotes(db, row.id)
}
