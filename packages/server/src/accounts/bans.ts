import type { BannedAccount, BannedAnswer } from '@roundhouse/wire'
import { newsText } from '../live/news.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { BY_COMMAND, type SiteActor, writeSiteLog } from '../store/siteLog.ts'
import { type UserRow, userByNameOrEmail } from '../store/users.ts'
import { announceTableChange } from '../tables/announceChange.ts'
import { leaveWaitingTables } from '../tables/leaving.ts'
import { RequestTrouble } from '../trouble.ts'
import { forgetLetters } from './confirmations.ts'
import { announceSessionsEnded, endSessions } from './sessions.ts'

/** Until when somebody is banned, and why; without an end, and without a word about it, where that is null. */
export interface BanTerms {
  readonly until: number | null
  readonly reason: string | null
}

/** How many of those who are banned are read at once. */
const BANS_PER_PAGE = 50

/** What a ban has come to. */
export interface BanOutcome {
  readonly name: string
  readonly sessions: number
  /** How many tables that wait they have left, and at how many games they sit. */
  readonly left: number
  readonly playing: number
}

/**
 * Bans the account of that name or email address: nobody logs in to it, and
 * whoever is in is out at once, in every process. Its name stays taken. Where
 * it plays the others can have a bot take over; null when there is no such account.
 */
export async function banUser(
  services: Pick<Services, 'db' | 'now'>,
  who: string,
  terms: BanTerms,
): Promise<BanOutcome | null> {
  const user = await userByNameOrEmail(services.db, who)
  return user ? banAccount(services, user, terms, null) : null
}

/** The same with an account, by a moderator or, for null, by a command. */
export async function banAccount(
  services: Pick<Services, 'db' | 'now'>,
  user: Pick<UserRow, 'id' | 'name'>,
  { until, reason }: BanTerms,
  by: string | null,
): Promise<BanOutcome> {
  const { db, now } = services
  const sessions = await db.transaction(async (all) => {
    await all.run(
      `insert into bans (user_id, since, until, reason) values (?, ?, ?, ?)
       on conflict (user_id) do update set until = excluded.until, reason = excluded.reason`,
      user.id,
      now(),
      until,
      reason,
    )
    await writeSiteLog(all, { by, reason }, { act: 'ban', made: now(), user: user.id, until })
    await forgetLetters(all, user.id)
    return endSessions(all, user.id)
  })
  await announceSessionsEnded(services, user.id)
  const left = await leaveWaitingTables(services, user.id, 'site')
  return { name: user.name, sessions, left, playing: await announceGames(services, user.id) }
}

/** Lifts the ban of an account. False when it is not banned, null when there is no such account. */
export async function unbanUser(
  services: Pick<Services, 'db' | 'now'>,
  who: string,
  reason: string | null = null,
): Promise<boolean | null> {
  const user = await userByNameOrEmail(services.db, who)
  return user ? liftBan(services, user.id, { ...BY_COMMAND, reason }) : null
}

/** Lifts a ban, if there is one; without an actor, because it has come to its end. */
export async function liftBan(
  services: Pick<Services, 'db' | 'now'>,
  user: string,
  actor?: SiteActor,
): Promise<boolean> {
  const lifted = await services.db.transaction(async (db) => {
    const count = await db.run('delete from bans where user_id = ?', user)
    if (count === 1 && actor) await writeSiteLog(db, actor, { act: 'unban', made: services.now(), user })
    return count === 1
  })
  await announceGames(services, user)
  return lifted
}

/** Lifts the bans that have come to their end. */
export async function liftLapsedBans(services: Services): Promise<void> {
  const lapsed = await services.db.all<{ user_id: string }>(
    'select user_id from bans where until <= ?',
    services.now(),
  )
  for (const { user_id } of lapsed) await liftBan(services, user_id)
}

/** Everybody who is banned, the first one first. */
export const bannedUsers = (db: Db): Promise<BannedAccount[]> =>
  db.all<BannedAccount>(
    `select users.name, bans.since, bans.until, bans.reason from bans join users on users.id = bans.user_id
     order by bans.since, users.name`,
  )

/** A page of those who are banned, the last one first. */
export const lastBanned = (db: Db, page: number): Promise<BannedAccount[]> =>
  db.all<BannedAccount>(
    `select users.name, bans.since, bans.until, bans.reason from bans join users on users.id = bans.user_id
     order by bans.since desc, users.id limit ${BANS_PER_PAGE} offset ?`,
    page * BANS_PER_PAGE,
  )

/** Whoever is banned is told so, until when, and why. */
export async function mustNotBeBanned(db: Db, user: string): Promise<void> {
  const ban = await db.get<BanTerms>('select until, reason from bans where user_id = ?', user)
  if (!ban) return
  const { until, reason } = ban
  throw new RequestTrouble('banned', {
    ...(until !== null && { until }),
    ...(reason !== null && { reason }),
  } satisfies Omit<BannedAnswer, 'trouble'>)
}

/** Lets those know with whom somebody plays; gives at how many tables. */
async function announceGames(services: Pick<Services, 'db'>, user: string): Promise<number> {
  const played = await services.db.all<{ id: string }>(
    `select id from games where status = 'playing' and id in (select game_id from seats where user_id = ?)`,
    user,
  )
  for (const { id } of played) {
    await announceTableChange(services, id)
    await services.db.announce(newsText({ kind: 'ballots', table: id }))
  }
  return played.length
}
