import { parse } from 'hono/utils/cookie'
import type { Visitor } from '../api/route.ts'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { hashSecret, isToken, newToken } from './tokens.ts'

/** The cookie, and what it is called where the line is encrypted: no other site can put such a one there. */
export const COOKIE = 'roundhouse'
export const SAFE_COOKIE = `__Host-${COOKIE}`

const DAY = 24 * 60 * 60_000
const LASTS = 30 * DAY

/** A session is made longer when it is used, though not at every use. */
const RENEWED_AFTER = DAY

/** Begins a session, and gives what is to stand in the cookie of that name. */
export async function beginSession(
  { db, now }: Pick<Services, 'now'> & { db: Db },
  user: string,
  cookie: string,
): Promise<string> {
  const token = newToken()
  await db.run(
    'insert into sessions (token, user_id, created, expires) values (?, ?, ?, ?)',
    storedToken(cookie, token),
    user,
    now(),
    now() + LASTS,
  )
  return token
}

/** Who comes with these cookies. A forged, outworn or ended session is nobody's, and so is one that was begun while its account was being banned. */
export async function visitorOf(
  { db, now }: Services,
  cookies: string | null | undefined,
): Promise<Visitor | null> {
  const session = sessionOf(cookies)
  if (session === null) return null
  const time = now()
  const row = await db.get<{ id: string; name: string; guest: number; expires: number }>(
    `select users.id, users.name, sessions.expires, case when users.password is null then 1 else 0 end as guest
     from sessions join users on users.id = sessions.user_id
     where sessions.token = ? and sessions.expires > ?
       and not exists (select 1 from bans where bans.user_id = users.id)`,
    session,
    time,
  )
  if (!row) return null
  if (row.expires < time + LASTS - RENEWED_AFTER)
    await db.run('update sessions set expires = ? where token = ?', time + LASTS, session)
  return { id: row.id, name: row.name, guest: row.guest === 1 }
}

/** The session of these cookies as it is stored, if it is. */
export function sessionOf(cookies: string | null | undefined): string | null {
  for (const name of [SAFE_COOKIE, COOKIE]) {
    const token = cookies ? parse(cookies, name)[name] : undefined
    if (token !== undefined && isToken(token)) return storedToken(name, token)
  }
  return null
}

/** What was given in one cookie is worth nothing in the other. */
const storedToken = (cookie: string, token: string): string => hashSecret(`${cookie}=${token}`)

export const endSession = (db: Db, session: string): Promise<number> =>
  db.run('delete from sessions where token = ?', session)

/** Ends the sessions of an account, all but one. */
export const endSessions = (db: Db, user: string, but: string | null = null): Promise<number> =>
  db.run('delete from sessions where user_id = ? and token <> ?', user, but ?? '')

/** Lets every process know that sessions of an account have ended: what is open by them is closed at once. */
export const announceSessionsEnded = ({ db }: Pick<Services, 'db'>, user: string): Promise<void> =>
  db.announce(newsText({ kind: 'sessions', user }))
