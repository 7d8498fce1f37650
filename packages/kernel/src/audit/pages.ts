import type { Seat } from '../game/game.ts'

/** A page of the books on which every seat has a line. */
export const seatEntries = (amounts: readonly number[]): Record<string, number> =>
  Object.fromEntries(amounts.entries())

/** So much goes from one line of a page to another. */
export function moveEntry(
  page: Record<string, number>,
  from: string | Seat,
  to: string | Seat,
  amount: number,
): void {
  page[from]! -= amount
  page[to]! += amount
}
