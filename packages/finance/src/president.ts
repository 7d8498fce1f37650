import type { Seat } from '@roundhouse/kernel'

/**
 * Who ought to be president: the sitting one, unless others hold strictly
 * more; then the one with most of all, and among equals the first to the left
 * of the sitting president.
 */
export function rightfulPresident(shares: readonly number[], sitting: Seat): Seat {
  let rightful = sitting
  for (let step = 1; step < shares.length; step++) {
    const seat = (sitting + step) % shares.length
    if (shares[seat]! > shares[rightful]!) rightful = seat
  }
  return rightful
}
