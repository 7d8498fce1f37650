import type { TableCard, TableList } from '@roundhouse/wire'
import type { GameRow } from '../store/games.ts'
import { openTables, ownFinished, ownTables, playedTables, seatsAt } from '../store/tables.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { cardOf } from './card.ts'

export async function listed(
  world: World,
  list: TableList,
  user: string | null,
  page: number,
): Promise<TableCard[]> {
  const rows = await rowsOf(world, list, user, page)
  const seats = await seatsAt(
    world.db,
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map((row) => cardOf(world, row, seats.get(row.id)!, user)))
}

async function rowsOf({ db }: World, list: TableList, user: string | null, page: number): Promise<GameRow[]> {
  if (list === 'open') return openTables(db, page)
  if (list === 'playing') return playedTables(db, page)
  if (user === null) throw new Trouble('login')
  return list === 'mine' ? ownTables(db, user, page) : ownFinished(db, user, page)
}
