import type { Seat } from '@roundhouse/kernel'
import type { BallotKind } from '@roundhouse/wire'
import { isAway, type TurnRow } from '../tables/absence.ts'
import type { Db } from './db.ts'
import type { SeatRow } from './games.ts'

/** What is put to the vote. */
export interface MotionRow {
  readonly kind: BallotKind
  /** Undo: how many moves would stand. Remove: the seat. End: 0. */
  readonly subject: number
}

export interface MotionWithVotes extends MotionRow {
  /** The seats that have agreed, the one that opened the ballot first. */
  readonly agreed: readonly Seat[]
  /** The seat that said no. */
  readonly declined?: Seat
}

interface VotesRow extends MotionRow, TurnRow, Pick<SeatRow, 'banned'> {
  readonly votes: string
  readonly opened: number
  readonly declined: Seat | null
}

/** As long as the game is played; taking back is put to the vote at one entry of the log, and a no is good for one. */
const ALIVE = `g.status = 'playing' and (b.seq = g.seq or b.kind <> 'undo' and b.declined is null)`

export async function openVotes(db: Db, id: string): Promise<MotionWithVotes[]> {
  const rows = await db.all<VotesRow>(
    `select b.kind, b.subject, b.votes, b.opened, b.declined, g.turn, g.asked, g.pace,
       case when n.user_id is null then 0 else 1 end as banned
     from ballots b join games g on g.id = b.game_id
       left join seats s on s.game_id = b.game_id and s.seat = b.subject left join bans n on n.user_id = s.user_id
     where b.game_id = ? and ${ALIVE} order by b.opened, b.kind, b.subject`,
    id,
  )
  // To remove somebody lapses when they do something, even if they are asked again at once.
  const alive = rows.filter(
    (row) =>
      row.kind !== 'remove' ||
      isAway(row, [{ seat: row.subject, banned: row.banned }], row.subject, row.opened),
  )
  return alive.map(({ kind, subject, votes, declined }) => ({
    kind,
    subject,
    agreed: JSON.parse(votes),
    ...(declined !== null && { declined }),
  }))
}

/** Writes down who has agreed, at an entry of the log. */
export const keepVotes = (
  db: Db,
  id: string,
  { kind, subject, agreed }: MotionWithVotes,
  seq: number,
  now: number,
): Promise<number> =>
  db.run(
    `insert into ballots (game_id, kind, subject, seq, votes, opened) values (?, ?, ?, ?, ?, ?)
     on conflict (game_id, kind, subject) do update set seq = excluded.seq, votes = excluded.votes`,
    id,
    kind,
    subject,
    seq,
    JSON.stringify(agreed),
    now,
  )

/** Writes down who said no, at an entry of the log. */
export const declineVotes = (
  db: Db,
  id: string,
  { kind, subject }: MotionRow,
  seat: Seat,
  seq: number,
): Promise<number> =>
  db.run(
    'update ballots set declined = ?, seq = ? where game_id = ? and kind = ? and subject = ?',
    seat,
    seq,
    id,
    kind,
    subject,
  )

export const dropVotes = (db: Db, id: string, { kind, subject }: MotionRow): Promise<number> =>
  db.run('delete from ballots where game_id = ? and kind = ? and subject = ?', id, kind, subject)

export const dropAllVotes = (db: Db, id: string): Promise<number> =>
  db.run('delete from ballots where game_id = ?', id)
