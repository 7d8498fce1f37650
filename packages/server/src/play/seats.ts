import type { Seat } from '@roundhouse/kernel'
import type { SeatRow } from '../store/games.ts'
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
