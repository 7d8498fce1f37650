import type { Db } from './db.ts'
import type { GameRow } from './games.ts'

/** How many tables a page of a list has. */
export const TABLES_PER_PAGE = 50

const OWN = 'g.id in (select game_id from seats where user_id = ? union select id from games where host = ?)'

/** Those that wait for this person come first. */
export const ownTables = (db: Db, user: string, page: number): Promise<GameRow[]> =>
  db.all<GameRow>(
    `select g.* from games g left join seats s on s.game_id = g.id and s.user_id = ?
     where g.status in ('waiting', 'playing') and ${OWN}
     order by
       case when replace(replace(g.turn, '[', ','), ']', ',') like '%,' || cast(s.seat as text) || ',%'
         then 0 else 1 end,
       g.moved desc, g.id
     limit ${TABLES_PER_PAGE} offset ?`,
    user,
    user,
    user,
    page * TABLES_PER_PAGE,
  )

export const ownFinishedTables = (db: Db, user: string, page: number): Promise<GameRow[]> =>
  db.all<GameRow>(
    `select g.* from games g where g.status in ('finished', 'ended') and ${OWN}
     order by g.moved desc, g.id limit ${TABLES_PER_PAGE} offset ?`,
    user,
    user,
    page * TABLES_PER_PAGE,
  )

/** At which somebody may still sit down. */
export const openTables = (db: Db, page: number): Promise<GameRow[]> =>
  db.all<GameRow>(
    `select g.* from games g where g.status = 'waiting' and g.visibility <> 'unlisted'
       and exists (select 1 from seats s where s.game_id = g.id and s.kind = 'open')
     order by g.moved desc, g.id limit ${TABLES_PER_PAGE} offset ?`,
    page * TABLES_PER_PAGE,
  )

/** At which anybody may look on. */
export const playedTables = (db: Db, page: number): Promise<GameRow[]> =>
  db.all<GameRow>(
    `select g.* from games g where g.status = 'playing' and g.visibility = 'open'
     order by g.moved desc, g.id limit ${TABLES_PER_PAGE} offset ?`,
    page * TABLES_PER_PAGE,
  )
