import type { BarredPerson } from '@roundhouse/wire'
import type { Db } from './db.ts'
import type { GameRow } from './games.ts'

/**
 * Somebody had to leave a table: they neither sit down nor speak there any
 * more, nor look on by invitation. Gives whether they might until now.
 */
export const bar = async (db: Db, id: string, user: string): Promise<boolean> =>
  (await db.run('insert into barred (game_id, user_id) values (?, ?) on conflict do nothing', id, user)) === 1

/** They may again. Gives whether they might not until now. */
export const unbar = async (db: Db, id: string, user: string): Promise<boolean> =>
  (await db.run('delete from barred where game_id = ? and user_id = ?', id, user)) === 1

export const isBarred = async (db: Db, id: string, user: string): Promise<boolean> =>
  (await db.get('select 1 as barred from barred where game_id = ? and user_id = ?', id, user)) !== undefined

/** Whom no invitation lets look on at a table any more; at an open one anybody looks on. */
export async function barredFrom(
  db: Db,
  { id, visibility }: Pick<GameRow, 'id' | 'visibility'>,
): Promise<readonly string[]> {
  if (visibility === 'open') return []
  const rows = await db.all<{ user_id: string }>('select user_id from barred where game_id = ?', id)
  return rows.map(({ user_id }) => user_id)
}

/** Who may not come to a table, under the names that they have now. */
export const barredPeople = (db: Db, id: string): Promise<BarredPerson[]> =>
  db.all<BarredPerson>(
    `select users.id as "user", users.name from barred join users on users.id = barred.user_id
     where barred.game_id = ? order by users.name, users.id`,
    id,
  )
