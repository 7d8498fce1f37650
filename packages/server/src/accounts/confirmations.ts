import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { replaceEmail, settingsOf, setUnconfirmed, type UserRow, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt } from './attempts.ts'
import { hashSecret, newToken } from './tokens.ts'
import { unlessTaken } from './unlessTaken.ts'
import { accountWords } from './words.ts'

/** How long an address may be confirmed, in milliseconds. */
const LASTS = 24 * 60 * 60_000

/** Counts a letter before it is written: nobody has them heaped on an address, whosever it is. */
export async function countLetter(services: Services, email: string, by?: string): Promise<void> {
  const { mail, limits } = services
  if (!mail) return
  if (by !== undefined) await countAttempt(services, `letters by ${by}`, limits.letters)
  await countAttempt(services, `letters to ${email}`, limits.letters)
}

/**
 * Writes down what somebody says their address is, and asks whoever reads its
 * letters. The letter is the same whoever else has the address, and nobody
 * waits for it.
 */
export async function askToConfirm(services: Services, user: string, email: string): Promise<void> {
  const { db, mail, now, url } = services
  const token = newToken()
  const row = await db.transaction(async (all) => {
    await setUnconfirmed(all, user, email)
    await all.run('delete from confirmations where user_id = ?', user)
    await all.run(
      'insert into confirmations (token, user_id, email, expires) values (?, ?, ?, ?)',
      hashSecret(token),
      user,
      email,
      now() + LASTS,
    )
    return (await userRow(all, user))!
  })
  const { confirm } = accountWords(settingsOf(row).language)
  mail?.({ to: email, ...confirm(row.name, `${url}/confirm/${token}`) }).catch((error: { code?: string }) =>
    services.log('warn', 'a letter to confirm an address was not sent', { error: error.code ?? null }),
  )
}

/** The address counts from now on. */
export async function useConfirmation(services: Services, token: string): Promise<void> {
  const use = async (db: Db) => {
    const found = await db.get<{ user_id: string; email: string }>(
      'delete from confirmations where token = ? and expires > ? returning user_id, email',
      hashSecret(token),
      services.now(),
    )
    if (!found) throw new RequestTrouble('missing')
    return moveAddress(db, found.user_id, found.email)
  }
  notifyFormerAddress(services, await unlessTaken(services.db.transaction(use)))
}

/** Another address counts from now on, or none. */
export const switchEmail = async (services: Services, user: string, email: string | null): Promise<void> =>
  notifyFormerAddress(services, await services.db.transaction((db) => moveAddress(db, user, email)))

/** Letters to the address before open nothing any more. Gives whose it was, if it is another now. */
async function moveAddress(db: Db, user: string, email: string | null): Promise<UserRow | undefined> {
  const before = await replaceEmail(db, user, email)
  await forgetLetters(db, user)
  return before?.email === email ? undefined : before
}

/** Whoever reads the letters to the former address may know nothing of it, and nobody waits for this one either. */
function notifyFormerAddress({ mail, url, log }: Services, former: UserRow | undefined): void {
  if (!mail || !former?.email) return
  const { moved } = accountWords(settingsOf(former).language)
  mail({ to: former.email, ...moved(former.name, `${url}/me`) }).catch((error: { code?: string }) =>
    log('warn', 'a letter to a former address was not sent', { error: error.code ?? null }),
  )
}

/** What was written to somebody opens nothing any more. */
export async function forgetLetters(db: Db, user: string): Promise<void> {
  for (const rows of ['resets', 'confirmations']) await db.run(`delete from ${rows} where user_id = ?`, user)
}
