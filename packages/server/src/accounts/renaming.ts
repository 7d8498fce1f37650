import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import type { GameRow, Result, SeatRow } from '../store/games.ts'
import { announceTableChange } from '../tables/announceChange.ts'

/** A seat of this account, or one that a bot took over from it under its name. */
const ITS_SEATS = `(user_id = ? or
  (kind = 'bot' and user_id is null and name = ? and name <> bot and name not like bot || ' %'))`

/** A table at which somebody is called something else now. */
export type RenamedTable = Pick<GameRow, 'id' | 'status' | 'visibility' | 'result' | 'glance'>

/** Any seat at such a table; whether it is the account's. */
interface SeatOfTable extends Omit<SeatRow, 'banned'> {
  readonly its: number
}

/** Gives an account's seats a new name, at every table; names of a table stay distinct. No game is opened for it. Gives the tables. */
export async function renameSeats(db: Db, user: string, from: string, to: string): Promise<RenamedTable[]> {
  const theirs = `select game_id from seats where ${ITS_SEATS}`
  // Changes nothing, but whoever else wants one of them has to wait until this is over.
  await db.run(`update games set seq = seq where id in (${theirs})`, user, from)
  const tables = await db.all<RenamedTable>(
    `select id, status, visibility, result, glance from games where id in (${theirs}) order by id`,
    user,
    from,
  )
  const seats = await db.all<SeatOfTable>(
    `select seats.*, case when ${ITS_SEATS} then 1 else 0 end as its from seats where game_id in (${theirs})`,
    user,
    from,
    user,
    from,
  )
  const byTable = new Map<string, SeatOfTable[]>(tables.map(({ id }) => [id, []]))
  for (const seat of seats) byTable.get(seat.game_id)!.push(seat)
  for (const table of tables) await renameAt(db, table, byTable.get(table.id)!, from, to)
  return tables
}

async function renameAt(
  db: Db,
  { id, result, glance }: RenamedTable,
  seats: readonly SeatOfTable[],
  from: string,
  to: string,
): Promise<void> {
  const taken = seats.filter(({ its }) => its === 0).map(({ name }) => name)
  let told = result
  for (const seat of seats.filter(({ its }) => its === 1)) {
    const name = distinctFrom(taken, to)
    taken.push(name)
    told = told && JSON.stringify(renameScores(JSON.parse(told), seat.name, name))
    await db.run('update seats set name = ? where game_id = ? and seat = ?', name, id, seat.seat)
  }
  // status lines of earlier versions have the names themselves in them
  const line = glance?.includes(JSON.stringify(from).slice(1, -1)) ? null : glance
  if (told !== result || line !== glance)
    await db.run('update games set result = ?, glance = ? where id = ?', told, line, id)
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

/** Lets everybody know of new names. */
export async function announceNewNames(services: Services, tables: readonly RenamedTable[]): Promise<void> {
  for (const { id, visibility } of tables) {
    if (visibility === 'unlisted') await announceTableChange(services, id)
    else await services.db.announce(newsText({ kind: 'table', table: id }))
  }
  if (tables.some(({ visibility }) => visibility !== 'unlisted'))
    await services.db.announce(newsText({ kind: 'lobby' }))
}
