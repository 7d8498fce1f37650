import type { Db } from './db.ts'

/** Somebody had to leave a table: they neither sit down nor speak there any more. */
export const bar = (db: Db, id: string, user: string): Promise<number> =>
  db.run('insert into barred (game_id, user_id) values (?, ?) on conflict do nothing', id, user)

export const isBarred = async (db: Db, id: string, user: string): Promise<boolean> =>
  (await db.get('select 1 as barred from barred where game_id = ? and user_id = ?', id, user)) !== undefined
