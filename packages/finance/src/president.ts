import type { Seat } from '@roundhouse/kernel'

/**
 * Who ought to be president: the sitting one, unless others hold strictly
 * more, and at least so many; then the one with most of all, and among equals
 * the first to the left of the sitting president.
 */
export function rightfulPresident(shares: readonly number[], sitting: Seat, least: number): Seat {
  let rightful = sitting
  for (let step = 1; step < shares.length; step++) {
    const seat = (sitting + step) % shares.length
    if (shares[seat]! >= least && shares[seat]! > shares[rightful]!) rightful = seat
  }
  return rightful
}

/** Who is president once a player's shares have changed to this. */
export const presidentAfter = (
  shares: readonly number[],
  sitting: Seat,
  changed: Seat,
  count: number,
  least: number,
): Seat => rightfulPresident(shares.with(changed, count), sitting, least)
