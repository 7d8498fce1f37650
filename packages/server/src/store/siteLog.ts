import type { SiteAct, SiteLogEntry } from '@roundhouse/wire'
import { newId } from '../accounts/tokens.ts'
import type { Db } from './db.ts'

/** Who does something to the accounts and tables of others, and why: a moderator, or by a command whoever has the machine (null). */
export interface SiteActor {
  readonly by: string | null
  readonly reason: string | null
}

export const BY_COMMAND: SiteActor = { by: null, reason: null }

/** What is written down: to whom or to what it was done. */
interface NewSiteLogEntry {
  readonly act: SiteAct
  readonly made: number
  readonly user?: string | null
  readonly table?: { readonly id: string; readonly title: string }
  readonly until?: number | null
}

/** How many entries are read at once. */
export const SITE_LOG_PAGE = 50

/** Writes down what was done, with what does it: all of it or nothing. */
export const writeSiteLog = (
  db: Db,
  { by, reason }: SiteActor,
  { act, made, user = null, table, until = null }: NewSiteLogEntry,
): Promise<number> =>
  db.run(
    `insert into site_log (id, made, by_user, act, user_id, table_id, table_title, until, reason)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    newId(),
    made,
    by,
    act,
    user,
    table?.id ?? null,
    table?.title ?? null,
    until,
    reason,
  )

interface Row {
  readonly id: string
  readonly made: number
  readonly by: string | null
  readonly act: SiteAct
  readonly account: string | null
  readonly table_id: string | null
  readonly table_title: string | null
  readonly until: number | null
  readonly reason: string | null
}

/** The last entries, or the last ones before another. */
export async function readSiteLog(db: Db, before?: string): Promise<SiteLogEntry[]> {
  const rows = await db.all<Row>(
    `select l.id, l.made, moderators.name as "by", l.act, accounts.name as account,
       l.table_id, l.table_title, l.until, l.reason
     from site_log l left join users moderators on moderators.id = l.by_user
       left join users accounts on accounts.id = l.user_id
     ${before === undefined ? '' : 'where (l.made, l.id) < (select made, id from site_log where id = ?)'}
     order by l.made desc, l.id desc limit ${SITE_LOG_PAGE}`,
    ...(before === undefined ? [] : [before]),
  )
  return rows.map(({ account, table_id, table_title, until, reason, ...entry }) => ({
    ...entry,
    ...(account !== null && { account }),
    ...(table_id !== null && { table: { id: table_id, title: table_title ?? '' } }),
    ...(until !== null && { until }),
    ...(reason !== null && { reason }),
  }))
}

/** Why a table that waited was closed; undefined where it was not. */
export const closingOf = (db: Db, table: string): Promise<{ reason: string | null } | undefined> =>
  db.get<{ reason: string | null }>(
    "select reason from site_log where table_id = ? and act = 'close' order by made desc limit 1",
    table,
  )
