import type { Db } from '../store/db.ts'
import { setEmail, settingsOf, setUnconfirmed, userRow } from '../store/users.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { countAttempt } from './attempts.ts'
import { unlessTaken } from './taken.ts'
import { hashed, newToken } from './tokens.ts'
import { accountWords } from './words.ts'

/** How long an address may be confirmed, in milliseconds. */
const LASTS = 24 * 60 * 60_000

/** Counts a letter before it is written: nobody has them heaped on an address, whosever it is. */
export async function countLetter(world: World, email: string, by?: string): Promise<void> {
  const { mail, limits } = world
  if (!mail) return
  if (by !== undefined) await countAttempt(world, `letters by ${by}`, limits.letters)
  await countAttempt(world, `letters to ${email}`, limits.letters)
}

/**
 * Writes down what somebody says their address is, and asks whoever reads its
 * letters. The letter is the same whoever else has the address, and nobody
 * waits for it.
 */
export async function askToConfirm(world: World, user: string, email: string): Promise<void> {
  const { db, mail, now, url } = world
  const token = newToken()
  const row = await db.transaction(async (all) => {
    await setUnconfirmed(all, user, email)
    await all.run('delete from confirmations where user_id = ?', user)
    await all.run(
      'insert into confirmations (token, user_id, email, expires) values (?, ?, ?, ?)',
      hashed(token),
      user,
      email,
      now() + LASTS,
    )
    return (await userRow(all, user))!
  })
  const { confirm } = accountWords(settingsOf(row).language)
  mail?.({ to: email, ...confirm(row.name, `${url}/confirm/${token}`) }).catch((error: { code?: string }) =>
    world.log('warn', 'a letter to confirm an address was not sent', { error: error.code ?? null }),
  )
}

/** The address counts from now on; letters to the one before open nothing any more. */
export const useConfirmation = ({ db, now }: World, token: string): Promise<void> =>
  unlessTaken(
    db.transaction(async (all) => {
      const found = await all.get<{ user_id: string; email: string }>(
        'delete from confirmations where token = ? and expires > ? returning user_id, email',
        hashed(token),
        now(),
      )
      if (!found) throw new Trouble('missing')
      await setEmail(all, found.user_id, found.email)
      await forgetLetters(all, found.user_id)
    }),
  )

/** What was written to somebody opens nothing any more. */
export async function forgetLetters(db: Db, user: string): Promise<void> {
  for (const rows of ['resets', 'confirmations']) await db.run(`delete from ${rows} where user_id = ?`, user)
}
