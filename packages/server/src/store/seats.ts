import type { Seat } from '@roundhouse/kernel'
import type { Db } from './db.ts'
import { SELECT_SEATS, type SeatRow } from './games.ts'

export const putSeat = (
  db: Db,
  { game_id, seat, kind, user_id, bot, name, from_seq }: SeatRow,
): Promise<number> =>
  db.run(
    'update seats set kind = ?, user_id = ?, bot = ?, name = ?, from_seq = ? where game_id = ? and seat = ?',
    kind,
    user_id,
    bot,
    name,
    from_seq,
    game_id,
    seat,
  )

export const openSeat = (id: string, seat: Seat): SeatRow => ({
  game_id: id,
  seat,
  kind: 'open',
  user_id: null,
  bot: null,
  name: '',
  from_seq: 0,
  banned: 0,
})

export const personSeat = (id: string, seat: Seat, user: string, name: string): SeatRow => ({
  game_id: id,
  seat,
  kind: 'person',
  user_id: user,
  bot: null,
  name,
  from_seq: 0,
  banned: 0,
})

export const botSeat = (id: string, seat: Seat, bot: string): SeatRow => ({
  game_id: id,
  seat,
  kind: 'bot',
  user_id: null,
  bot,
  name: bot,
  from_seq: 0,
  banned: 0,
})

/** Who sits at each of these tables. */
export async function seatsAt(db: Db, ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
  const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return seats
  const rows = await db.all<SeatRow>(
    `${SELECT_SEATS} where seats.game_id in (${ids.map(() => '?').join(', ')}) order by seats.seat`,
    ...ids,
  )
  for (const row of rows) seats.get(row.game_id)!.push(row)
  return seats
}
