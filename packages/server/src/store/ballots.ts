import type { Seat } from '@roundhouse/kernel'
import type { BallotKind } from '@roundhouse/wire'
import { isAway, type TurnRow } from '../tables/absence.ts'
import type { Db } from './db.ts'

/** What is put to the vote. */
export interface MotionRow {
  readonly kind: BallotKind
  /** Undo: how many moves would stand. Remove: the seat. End: 0. */
  readonly subject: number
}

export interface MotionWithVotes extends MotionRow {
  /** The seats that have agreed, the one that opened the ballot first. */
  readonly agreed: readonly Seat[]
}

/** As long as the game is played; taking back is put to the vote at one entry of the log. */
const ALIVE = `g.status = 'playing' and (b.kind <> 'undo' or b.seq = g.seq)`

export async function openVotes(db: Db, id: string): Promise<MotionWithVotes[]> {
  const rows = await db.all<MotionRow & TurnRow & { votes: string; opened: number }>(
    `select b.kind, b.subject, b.votes, b.opened, g.turn, g.asked, g.pace from ballots b join games g on g.id = b.game_id
     where b.game_id = ? and ${ALIVE} order by b.opened, b.kind, b.subject`,
    id,
  )
  // To remove somebody lapses when they do something, even if they are asked again at once.
  const alive = rows.filter((row) => row.kind !== 'remove' || isAway(row, row.subject, row.opened))
  return alive.map(({ kind, subject, votes }) => ({ kind, subject, agreed: JSON.parse(votes) }))
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

export const dropVotes = (db: Db, id: string, { kind, subject }: MotionRow): Promise<number> =>
  db.run('delete from ballots where game_id = ? and kind = ? and subject = ?', id, kind, subject)

export const dropAllVotes = (db: Db, id: string): Promise<number> =>
  db.run('delete from ballots where game_id = ?', id)
