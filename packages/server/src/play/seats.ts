import type { Seat } from '@roundhouse/kernel'
import type { Db } from '../store/db.ts'
import { type SeatRow, seatRows } from '../store/games.ts'
import type { Rank } from '../threads/line.ts'
import { RequestTrouble } from '../trouble.ts'

/** The seat of an account at a table, or null for whoever only looks on. */
export const seatOfUser = (seats: readonly SeatRow[], user: string | null): Seat | null =>
  seats.find(({ kind, user_id }) => kind === 'person' && user !== null && user_id === user)?.seat ?? null

/** The same for somebody who must sit there. */
export function mustSit(seats: readonly SeatRow[], user: string): Seat {
  const seat = seatOfUser(seats, user)
  if (seat === null) throw new RequestTrouble('forbidden')
  return seat
}

/** Whether somebody plays at a table, or only looks on. */
export const rankOf = async (db: Db, id: string, user: string | null): Promise<Rank> =>
  user === null ? 'look' : rankIn(await seatRows(db, id), user)

/** The same where the seats are known. */
export const rankIn = (seats: readonly SeatRow[], user: string | null): Rank =>
  seatOfUser(seats, user) === null ? 'look' : 'play'

/** Whether somebody who is asked is a bot. */
export const isBotAsked = (turn: readonly Seat[], seats: readonly SeatRow[]): boolean =>
  turn.some((seat) => seats[seat]?.kind === 'bot')

/** By which those at a table are called, in the order of their seats. */
export const namesOf = (seats: readonly SeatRow[]): string[] => seats.map(({ name }) => name)
