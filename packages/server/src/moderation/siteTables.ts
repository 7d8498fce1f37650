import type { SiteTable } from '@roundhouse/wire'
import { nameKey } from '../accounts/names.ts'
import type { Db, Value } from '../store/db.ts'
import type { GameRow, SeatRow } from '../store/games.ts'
import { seatsAt } from '../store/seats.ts'
import { TABLES_PER_PAGE } from '../store/tableLists.ts'

type Row = Pick<GameRow, 'id' | 'game' | 'title' | 'status' | 'visibility' | 'moved'> & {
  readonly host: string | null
}

const SELECT = `select g.id, g.game, g.title, g.status, g.visibility, g.moved, h.name as host
  from games g left join users h on h.id = g.host where g.status in ('waiting', 'playing')`

const LATEST = `order by g.moved desc, g.id limit ${TABLES_PER_PAGE}`

/** Tables of every kind that are not over, the latest first; those of some words in their title, of somebody's name, or of an id. */
export async function findSiteTables(db: Db, search: string, page: number): Promise<SiteTable[]> {
  const text = search.trim()
  const [where, values]: [string, Value[]] =
    text === ''
      ? ['', []]
      : [
          `and (g.id = ? or lower(g.title) like ? escape '\\' or h.name_key like ? escape '\\'
             or exists (select 1 from seats s join users u on u.id = s.user_id
               where s.game_id = g.id and u.name_key like ? escape '\\'))`,
          [text, within(text.toLowerCase()), within(nameKey(text)), within(nameKey(text))],
        ]
  return siteTablesOf(
    db,
    await db.all<Row>(`${SELECT} ${where} ${LATEST} offset ?`, ...values, page * TABLES_PER_PAGE),
  )
}

/** Those at which somebody sits, or that they set up. */
export const siteTablesWith = async (db: Db, user: string): Promise<SiteTable[]> =>
  siteTablesOf(
    db,
    await db.all<Row>(
      `${SELECT} and (g.host = ? or g.id in (select game_id from seats where user_id = ?)) ${LATEST}`,
      user,
      user,
    ),
  )

/** Anywhere in a text, whatever signs are in it. */
const within = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

async function siteTablesOf(db: Db, rows: readonly Row[]): Promise<SiteTable[]> {
  const seats = await seatsAt(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ status, ...row }) => ({ ...row, state: status, ...companyOf(seats.get(row.id)!) }))
}

const companyOf = (seats: readonly SeatRow[]): Pick<SiteTable, 'players' | 'seats'> => ({
  players: seats.filter(({ kind }) => kind === 'person').map(({ name }) => name),
  seats: seats.length,
})
