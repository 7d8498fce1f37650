import type { TableCard, TableList } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { GameRow } from '../store/games.ts'
import { seatsAt } from '../store/seats.ts'
import { openTables, ownFinishedTables, ownTables, playedTables } from '../store/tableLists.ts'
import { RequestTrouble } from '../trouble.ts'
import { tableCardFor } from './card.ts'

export async function listTables(
  services: Services,
  list: TableList,
  user: string | null,
  page: number,
): Promise<TableCard[]> {
  const rows = await rowsOf(services, list, user, page)
  const seats = await seatsAt(
    services.db,
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map((row) => tableCardFor(services, row, seats.get(row.id)!, user)))
}

async function rowsOf(
  { db }: Services,
  list: TableList,
  user: string | null,
  page: number,
): Promise<GameRow[]> {
  if (list === 'open') return openTables(db, page)
  if (list === 'playing') return playedTables(db, page)
  if (user === null) throw new RequestTrouble('login')
  return list === 'mine' ? ownTables(db, user, page) : ownFinishedTables(db, user, page)
}
