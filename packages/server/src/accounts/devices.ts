import { parse } from 'hono/utils/cookie'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { COOKIE, SAFE_COOKIE } from './sessions.ts'
import { hashSecret, isToken, newToken } from './tokens.ts'

/**
 * By this cookie a browser is known again in which somebody has logged in
 * before. It opens nothing: wrong passwords that come with it are counted by
 * themselves, so that nobody is locked out by those of others.
 */
export const DEVICE_COOKIE = `${COOKIE}-device`
export const SAFE_DEVICE_COOKIE = `${SAFE_COOKIE}-device`

const LASTS = 365 * 24 * 60 * 60_000

/** The browser that comes with these cookies, as it is stored, if it is. */
export function deviceOf(cookies: string | null | undefined): string | null {
  const token = tokenIn(cookies)
  return token === null ? null : hashSecret(token)
}

function tokenIn(cookies: string | null | undefined): string | null {
  for (const name of [SAFE_DEVICE_COOKIE, DEVICE_COOKIE]) {
    const token = cookies ? parse(cookies, name)[name] : undefined
    if (token !== undefined && isToken(token)) return token
  }
  return null
}

/** Knows a browser by an account from now on, and by those that it was known by; gives what is to stand in its cookie. */
export async function keepDevice(
  { db, now }: Services,
  user: string,
  cookies: string | null | undefined,
): Promise<string> {
  const before = tokenIn(cookies)
  const token = before !== null && (await isKept(db, hashSecret(before))) ? before : newToken()
  await db.run(
    `insert into devices (token, user_id, expires) values (?, ?, ?)
     on conflict (token, user_id) do update set expires = excluded.expires`,
    hashSecret(token),
    user,
    now() + LASTS,
  )
  return token
}

/** A cookie that we did not give is not taken up. */
const isKept = async (db: Db, device: string): Promise<boolean> =>
  (await db.get('select 1 as one from devices where token = ? limit 1', device)) !== undefined

export const isDeviceOf = async ({ db, now }: Services, device: string, user: string): Promise<boolean> =>
  (await db.get(
    'select 1 as one from devices where token = ? and user_id = ? and expires > ?',
    device,
    user,
    now(),
  )) !== undefined
