import type { Services } from '../services.ts'
import { settingsOf, type UserRow, userByNameOrEmail, userName } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { askedByOwner } from './hashQueue.ts'
import { replacePassword } from './me.ts'
import { hashPassword } from './passwords.ts'
import { announceSessionsEnded } from './sessions.ts'
import { hashSecret, newToken } from './tokens.ts'
import { mustNotBeWeak } from './weakPassword.ts'
import { accountWords } from './words.ts'

/** How long a forgotten password may be replaced, in milliseconds. */
const LASTS = 60 * 60_000

/** Where somebody with that name or email address chooses a new password; null when there is no such account. */
export async function resetLink(
  { db, now, url }: Pick<Services, 'db' | 'now' | 'url'>,
  who: string,
): Promise<string | null> {
  const row = await userByNameOrEmail(db, who)
  return row && isLasting(row) ? linkFor({ db, now, url }, row) : null
}

/** Writes to whoever has forgotten the password, if we know where to. */
export async function sendReset(services: Services, who: string): Promise<void> {
  const row = await userByNameOrEmail(services.db, who)
  if (!services.mail || !row?.email || !isLasting(row)) return
  const { reset } = accountWords(settingsOf(row).language)
  await services.mail({ to: row.email, ...reset(row.name, await linkFor(services, row)) })
}

/** A guest has no password to forget. */
const isLasting = ({ password }: UserRow): boolean => password !== null

async function linkFor(
  { db, now, url }: Pick<Services, 'db' | 'now' | 'url'>,
  { id }: UserRow,
): Promise<string> {
  const token = newToken()
  await db.run(
    'insert into resets (token, user_id, expires) values (?, ?, ?)',
    hashSecret(token),
    id,
    now() + LASTS,
  )
  return `${url}/reset/${token}`
}

/** Replaces a forgotten password, once. Gives whose it was. */
export async function useReset(
  { db, now, hashQueue }: Services,
  token: string,
  password: string,
): Promise<string> {
  const find = 'select user_id from resets where token = ? and expires > ?'
  const reset = await db.get<{ user_id: string }>(find, hashSecret(token), now())
  if (!reset) throw new RequestTrouble('missing')
  mustNotBeWeak(password, await userName(db, reset.user_id))
  const hash = await hashQueue.enter(askedByOwner(reset.user_id), () => hashPassword(password))
  await db.transaction(async (all) => {
    const used = await all.run('delete from resets where token = ? and expires > ?', hashSecret(token), now())
    if (used === 0) throw new RequestTrouble('missing')
    await replacePassword(all, reset.user_id, hash, null)
  })
  await announceSessionsEnded({ db }, reset.user_id)
  return reset.user_id
}
