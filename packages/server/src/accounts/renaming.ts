import { statusLinesOf } from '@roundhouse/view'
import { newsText } from '../live/news.ts'
import { seqOf } from '../play/session.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, type Result, type SeatRow, seatRows } from '../store/games.ts'
import { withTableRow } from '../store/tableRows.ts'
import { announceTableChange } from '../tables/announceChange.ts'
import { RequestTrouble } from '../trouble.ts'

/** A seat of this account, or one that a bot took over from it under its name. */
const ITS_SEATS = `(user_id = ? or
  (kind = 'bot' and user_id is null and name = ? and name <> bot and name not like bot || ' %'))`

/** A table at which somebody is called something else now. */
export type RenamedTable = Pick<GameRow, 'id' | 'status' | 'visibility'>

/** Gives an account's seats a new name, at every table; names of a table stay distinct. Gives the tables. */
export async function renameSeats(db: Db, user: string, from: string, to: string): Promise<RenamedTable[]> {
  const tables = await db.all<RenamedTable>(
    `select id, status, visibility from games
     where id in (select game_id from seats where ${ITS_SEATS}) order by id`,
    user,
    from,
  )
  for (const { id } of tables) {
    await withTableRow(db, id, async (all, row) => {
      const own = await all.all<SeatRow>(
        `select * from seats where game_id = ? and ${ITS_SEATS}`,
        id,
        user,
        from,
      )
      for (const seat of own) await renameSeat(all, row, seat, to)
    })
  }
  return tables
}

async function renameSeat(db: Db, row: GameRow, seat: SeatRow, to: string): Promise<void> {
  const others = (await seatRows(db, row.id)).filter((other) => other.seat !== seat.seat)
  const name = distinctFrom(
    others.map((other) => other.name),
    to,
  )
  await db.run('update seats set name = ? where game_id = ? and seat = ?', name, row.id, seat.seat)
  await db.run(
    "update games set result = ?, glance = case when status = 'finished' then glance end where id = ?",
    row.result === null ? null : JSON.stringify(renameScores(JSON.parse(row.result), seat.name, name)),
    row.id,
  )
}

function distinctFrom(others: readonly string[], name: string): string {
  let given = name
  for (let number = 2; others.includes(given); number++) given = `${name} ${number}`
  return given
}

const renameScores = (result: Result, from: string, to: string): Result => ({
  ...result,
  scores: Object.fromEntries(
    Object.entries(result.scores).map(([name, score]) => [name === from ? to : name, score]),
  ),
})

/** Lets everybody know of new names, and says anew who is asked at tables where somebody is. */
export async function announceNewNames(services: Services, tables: readonly RenamedTable[]): Promise<void> {
  for (const { id, status, visibility } of tables) {
    await services.gameCache.forget(id)
    if (status === 'playing' || status === 'ended') await glanceAgain(services, id)
    if (visibility === 'unlisted') await announceTableChange(services, id)
    else await services.db.announce(newsText({ kind: 'table', table: id }))
  }
  if (tables.some(({ visibility }) => visibility !== 'unlisted'))
    await services.db.announce(newsText({ kind: 'lobby' }))
}

/** Where a game of other rules stands cannot be said. */
async function glanceAgain({ db, gameCache, library }: Services, id: string): Promise<void> {
  try {
    await gameCache.at(id, async (session) => {
      const glance = statusLinesOf(session.table, await library.gameView(session.table.game.id))
      await db.run(
        'update games set glance = ? where id = ? and seq = ?',
        JSON.stringify(glance),
        id,
        seqOf(session),
      )
    })
  } catch (error) {
    if (!(error instanceof RequestTrouble)) throw error
  }
}
