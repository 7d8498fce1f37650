import { randomUUID } from 'node:crypto'
import type { Seat } from '@roundhouse/kernel'
import type { AccountSettings, TablePace } from '@roundhouse/wire'
import type { Db } from '../store/db.ts'
import { dueAt } from './quietHours.ts'

/**
 * How long after a turn has begun its notice is due, in milliseconds. Whoever
 * has played by then, or was asked by a move that was taken back, gets none;
 * nor does whoever then sits at a live table.
 */
export const GRACE: Readonly<Record<TablePace, number>> = { turns: 20_000, live: 60_000 }

/** A change of whose turn it is. */
export interface TurnChange {
  readonly id: string
  /** How many entries the log has with it. */
  readonly seq: number
  /** Who was asked before, and who is asked now. */
  readonly before: readonly Seat[]
  readonly turn: readonly Seat[]
  readonly now: number
  /** Whoever made it is there, and needs no notice. */
  readonly by: string | null
}

/** Writes down whom to tell that their turn has begun; part of what changes the turn. */
export async function noticeTurns(db: Db, { id, seq, before, turn, now, by }: TurnChange): Promise<void> {
  const begun = turn.filter((seat) => !before.includes(seat))
  if (begun.length === 0) return
  const channels = await db.all<{
    id: string
    seat: Seat
    user_id: string
    settings: string
    pace: TablePace
  }>(
    `select channels.id, seats.seat, users.id as user_id, users.settings, games.pace
     from seats join users on users.id = seats.user_id join channels on channels.user_id = users.id
       join games on games.id = seats.game_id
     where seats.game_id = ? and seats.kind = 'person' and channels.enabled = 1`,
    id,
  )
  for (const { id: channel, seat, user_id, settings, pace } of channels) {
    if (user_id === by || !begun.includes(seat)) continue
    await db.run(
      `insert into notices (id, channel_id, game_id, seq, due) values (?, ?, ?, ?, ?)
       on conflict do nothing`,
      randomUUID(),
      channel,
      id,
      seq,
      dueAt(JSON.parse(settings) as AccountSettings, now + GRACE[pace]),
    )
  }
}
