import type { Seat } from '@roundhouse/kernel'
import type { AwaitedSeat, TablePace } from '@roundhouse/wire'
import type { GameRow, SeatRow } from '../store/games.ts'

/** How long somebody who is asked may be silent before the others can have a bot take over, in milliseconds. */
export const ABSENT_AFTER_MS: Readonly<Record<TablePace, number>> = {
  live: 5 * 60_000,
  turns: 3 * 24 * 3_600_000,
}

/** What a game's row says about who is awaited. */
export type TurnRow = Pick<GameRow, 'turn' | 'asked' | 'pace'>

/** As much of a seat as says whether somebody banned sits there. */
export type SeatBan = Pick<SeatRow, 'seat' | 'banned'>

/** Those who are asked, and since when they have done nothing about it. Whoever is banned is not waited for. */
export function awaitedAt(
  { turn, asked, pace }: TurnRow,
  seats: readonly SeatBan[],
  now: number,
): AwaitedSeat[] {
  const since = JSON.parse(asked) as number[]
  return (JSON.parse(turn) as Seat[]).map((seat, index) => ({
    seat,
    since: since[index] ?? now,
    long: isBannedAt(seats, seat) || now - (since[index] ?? now) >= ABSENT_AFTER_MS[pace],
  }))
}

/** Whether somebody is asked, and has been silent for long enough; or cannot come, asked or not. */
export const isAway = (row: TurnRow, seats: readonly SeatBan[], subject: Seat, now: number): boolean =>
  isBannedAt(seats, subject) || awaitedAt(row, seats, now).some(({ seat, long }) => seat === subject && long)

const isBannedAt = (seats: readonly SeatBan[], subject: Seat): boolean =>
  seats.some(({ seat, banned }) => seat === subject && banned === 1)

/** Since when each of those who are asked now is awaited: since they were asked, or did something last. */
export function askedSince(
  { turn: before, asked }: TurnRow,
  turn: readonly Seat[],
  mover: Seat,
  now: number,
): number[] {
  const earlier = JSON.parse(before) as Seat[]
  const since = JSON.parse(asked) as number[]
  return turn.map((seat) => (seat === mover ? now : (since[earlier.indexOf(seat)] ?? now)))
}
