import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { totpStepOf } from './totp.ts'

/** How long a new app may wait for its first code, in milliseconds. */
const LASTS = 60 * 60_000

/** An app that counts for nothing yet; one that was begun before is forgotten. */
export const keepNewAuthenticator = ({ db, now }: Services, user: string, secret: string): Promise<number> =>
  db.run(
    `insert into new_authenticators (user_id, secret, expires) values (?, ?, ?)
     on conflict (user_id) do update set secret = excluded.secret, expires = excluded.expires`,
    user,
    secret,
    now() + LASTS,
  )

/** The secret of the app that is not confirmed yet. */
export const newAuthenticatorSecret = async (
  { db, now }: Services,
  user: string,
): Promise<string | undefined> =>
  (
    await db.get<{ secret: string }>(
      'select secret from new_authenticators where user_id = ? and expires > ?',
      user,
      now(),
    )
  )?.secret

/** The app counts from now on, in place of any before; false when another was confirmed or begun meanwhile. */
export async function confirmAuthenticator(
  db: Db,
  user: string,
  app: { readonly secret: string; readonly step: number; readonly created: number },
): Promise<boolean> {
  const begun = await db.run(
    'delete from new_authenticators where user_id = ? and secret = ?',
    user,
    app.secret,
  )
  if (begun === 0) return false
  await db.run(
    `insert into authenticators (user_id, secret, last_step, created) values (?, ?, ?, ?)
     on conflict (user_id) do update
     set secret = excluded.secret, last_step = excluded.last_step, created = excluded.created`,
    user,
    app.secret,
    app.step,
    app.created,
  )
  return true
}

/** Uses up a code; whether it was a right one that nobody had used. Nor is one of a step before the last good any more. */
export async function useAuthenticatorCode(
  db: Db,
  user: string,
  code: string,
  time: number,
): Promise<boolean> {
  const row = await db.get<{ secret: string }>('select secret from authenticators where user_id = ?', user)
  const step = row && totpStepOf(row.secret, code, time)
  if (step === undefined) return false
  const used = await db.run(
    'update authenticators set last_step = ? where user_id = ? and secret = ? and last_step < ?',
    step,
    user,
    row!.secret,
    step,
  )
  return used > 0
}

/** Since when an app gives codes; null where none does. */
export const authenticatorSince = async (db: Db, user: string): Promise<number | null> =>
  (await db.get<{ created: number }>('select created from authenticators where user_id = ?', user))
    ?.created ?? null

export const removeAuthenticator = (db: Db, user: string): Promise<number> =>
  db.run('delete from authenticators where user_id = ?', user)
