import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { RequestTrouble } from '../trouble.ts'
import type { BackoffLimit } from './limits.ts'
import { hashSecret } from './tokens.ts'

/** Nobody waits longer than this, in milliseconds, unless a limit says so. */
const LONGEST = 60 * 60_000

interface Row {
  readonly count: number
  readonly since: number
  readonly until: number
}

/**
 * Counts an attempt, in the database, so that all processes agree. It is
 * counted before anybody knows how it ends: many at once do not slip through.
 * Gives how many there are now.
 */
export async function countAttempt({ db, now }: Services, who: string, limit: BackoffLimit): Promise<number> {
  const time = now()
  const known = await rowOf(db, who)
  // Whoever must wait anyway costs no writing.
  if (known && time < known.until && !isAhead(known, limit, time)) throw tooOften(known.until - time)
  const { wait, counted } = await db.transaction(async (all) => {
    // Also when the row is there already, writing it keeps others out until we are done.
    await all.run(
      `insert into attempts (who, count, since, until) values (?, 0, ?, 0)
       on conflict (who) do update set who = excluded.who`,
      hashSecret(who),
      time,
    )
    const row = (await rowOf(all, who))!
    const { count, since, until } = isAhead(row, limit, time)
      ? await setBack(all, who, row, limit, time)
      : row
    if (time < until) return { wait: until - time, counted: count }
    const anew = time - Math.max(since, until) > limit.within
    const counted = anew ? 1 : count + 1
    await all.run(
      'update attempts set count = ?, since = ?, until = ? where who = ?',
      counted,
      anew ? time : since,
      counted < limit.most ? 0 : time + waitAfter(counted, limit),
      hashSecret(who),
    )
    return { wait: 0, counted }
  })
  if (wait > 0) throw tooOften(wait)
  return counted
}

/** It was counted by a clock that was ahead of ours: nobody waits longer than they would by this one. */
const isAhead = ({ count, since, until }: Row, limit: BackoffLimit, time: number): boolean =>
  since > time || until - time > waitAfter(count, limit)

/** The same, as if it had been counted now. */
async function setBack(
  db: Db,
  who: string,
  { count, until }: Row,
  limit: BackoffLimit,
  time: number,
): Promise<Row> {
  const row: Row = {
    count,
    since: time,
    until: until > time ? time + waitAfter(count, limit) : until,
  }
  await db.run(
    'update attempts set since = ?, until = ? where who = ?',
    row.since,
    row.until,
    hashSecret(who),
  )
  return row
}

const rowOf = (db: Db, who: string): Promise<Row | undefined> =>
  db.get<Row>('select count, since, until from attempts where who = ?', hashSecret(who))

const tooOften = (wait: number): RequestTrouble =>
  new RequestTrouble('often', { seconds: Math.ceil(wait / 1000) })

const waitAfter = (count: number, { most, wait, longest = LONGEST }: BackoffLimit): number =>
  Math.min(longest, wait * 2 ** Math.min(20, count - most))

/** It ended well: what this one has done counts no longer. */
export const forgetAttempts = ({ db }: Services, who: string): Promise<number> =>
  db.run('delete from attempts where who = ?', hashSecret(who))

/** It ended well: this one attempt counts no longer. */
export const forgiveAttempt = ({ db }: Services, who: string): Promise<number> =>
  db.run('update attempts set count = count - 1, until = 0 where who = ? and count > 0', hashSecret(who))
