import type { GameState, Seat } from '@roundhouse/kernel'
import type { JsonText } from '../jsonText.ts'
import { namesOf } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { dropAllVotes } from '../store/ballots.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, keepSnapshot, type Result, type SeatRow, seatRows } from '../store/games.ts'
import { endTable, withTableRow } from '../store/tableRows.ts'

/** A table at the head of its log, which nobody else can change meanwhile. */
export interface LockedTable {
  readonly db: Db
  readonly row: GameRow
  readonly seats: readonly SeatRow[]
  /** How many moves stand. */
  readonly moves: number
  /** Who is asked. */
  readonly turn: readonly Seat[]
  /** What the game would come to now. */
  readonly result: Result
  readonly position: JsonText<GameState>
}

/** Another process has moved since the game was asked how it stands. */
const OVERTAKEN = Symbol('overtaken')

export async function withLockedTable<T>(
  services: Services,
  id: string,
  work: (locked: LockedTable) => Promise<T>,
): Promise<T> {
  for (;;) {
    const done = await services.gameCache.at(id, 'play', async (game) => {
      const standing = await game.ask('standing', namesOf(await seatRows(services.db, id)))
      return withTableRow(services.db, id, async (db, row) =>
        row.seq === game.seq ? work({ ...standing, db, row, seats: await seatRows(db, id) }) : OVERTAKEN,
      )
    })
    if (done !== OVERTAKEN) return done as T
  }
}

/** The game ends here, and is kept as it stands: it can be read even when its rules are no more. */
export async function endTableGame({ db, row, result, position }: LockedTable, now: number): Promise<void> {
  await endTable(db, row.id, result, now)
  await keepSnapshot(db, row.id, row.seq, position)
  await dropAllVotes(db, row.id)
}
