import type { Seat } from '@roundhouse/kernel'
import { PRIVATE } from '../components/companies.ts'
import { privatesOf, type State1860, seatsFrom } from '../state.ts'

/** 1860-AUC.9: the most cash, then the cheapest privates, then the nearest clockwise after the winner of the last auction. */
export function holderAfterAuction(state: State1860, lastWinner: Seat): Seat {
  const seats = seatsFrom(state, (lastWinner + 1) % state.players.length)
  const most = Math.max(...state.players.map(({ cash }) => cash))
  const richest = seats.filter((seat) => state.players[seat]!.cash === most)
  if (richest.length === 1) return richest[0]!
  const tied =
    state.options.auctionPriorityTie === 'tied'
      ? richest
      : seats.filter((seat) => privatesOf(state, seat).length > 0)
  const worth = (seat: Seat): number =>
    privatesOf(state, seat).reduce((sum, id) => sum + PRIVATE[id].price, 0)
  return tied.reduce((least, seat) => (worth(seat) < worth(least) ? seat : least))
}
