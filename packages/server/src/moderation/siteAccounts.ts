import type { BanRequest, SiteAccount } from '@roundhouse/wire'
import { banAccount, liftBan } from '../accounts/bans.ts'
import { myRow } from '../accounts/me.ts'
import { proveOwner } from '../accounts/ownerProof.ts'
import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { type UserRow, userByName, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { siteTablesWith } from './siteTables.ts'

/** The account of that name, for moderators, who learn no address. */
export async function siteAccountNamed(db: Db, name: string): Promise<SiteAccount> {
  const row = await userByName(db, name)
  if (!row) throw new RequestTrouble('missing')
  return siteAccountOf(db, row)
}

/** A moderator bans somebody, by all that it takes to log in; no moderator is banned so. */
export async function banByModerator(
  services: Services,
  moderator: Visitor,
  user: string,
  { reason, until, proof }: BanRequest,
): Promise<SiteAccount> {
  const { db, now } = services
  if (until !== undefined && until <= now()) throw new RequestTrouble('form', { fields: ['until'] })
  const row = await rowOf(db, user)
  if (row.moderator === 1) throw new RequestTrouble('forbidden')
  await proveOwner(services, await myRow(db, moderator), proof)
  await banAccount(services, row, { until: until ?? null, reason }, moderator.id)
  return siteAccountOf(db, row)
}

/** A moderator lifts a ban. */
export async function unbanByModerator(
  services: Services,
  { id: by }: Visitor,
  user: string,
  reason: string | undefined,
): Promise<SiteAccount> {
  const row = await rowOf(services.db, user)
  if (!(await liftBan(services, row.id, { by, reason: reason ?? null }))) throw new RequestTrouble('state')
  return siteAccountOf(services.db, row)
}

async function rowOf(db: Db, user: string): Promise<UserRow> {
  const row = await userRow(db, user)
  if (!row) throw new RequestTrouble('missing')
  return row
}

async function siteAccountOf(
  db: Db,
  { id, name, created, password, moderator }: UserRow,
): Promise<SiteAccount> {
  const ban = await db.get<NonNullable<SiteAccount['ban']>>(
    'select since, until, reason from bans where user_id = ?',
    id,
  )
  return {
    id,
    name,
    created,
    guest: password === null,
    moderator: moderator === 1,
    ban: ban ?? null,
    tables: await siteTablesWith(db, id),
  }
}
