import { rightfulPresident, type Shares } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'

/** Shares in the president's certificate. */
export const PRESIDENTS_SHARES = 2

/** The certificates that a player's shares are on: two of them are one certificate for the president. */
export const certificatesIn = (shares: number, isPresident: boolean): number =>
  isPresident ? shares - 1 : shares

/**
 * Who is president once a player's shares have changed to this. Nobody takes
 * the office with less than the president's certificate.
 */
export function presidentAfter(
  { players }: Pick<Shares<never>, 'players'>,
  sitting: Seat,
  changed: Seat,
  shares: number,
): Seat {
  const after = players.map((count, seat) => (seat === changed ? shares : count))
  const rightful = rightfulPresident(after, sitting)
  return after[rightful]! >= PRESIDENTS_SHARES ? rightful : sitting
}
