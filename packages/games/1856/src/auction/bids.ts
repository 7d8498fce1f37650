import type { Seat } from '@roundhouse/kernel'
import { PRIVATE, PRIVATES, type PrivateId } from '../components/companies.ts'
import { BID_STEP } from '../components/money.ts'
import { type State1856, unsoldPrivates } from '../state.ts'

/** 1856-5.2a: the first private that is not sold, of which there is one as long as the auction goes on. */
export const frontPrivate = (state: State1856): PrivateId => unsoldPrivates(state)[0]!

/** 1856-5.2b: what the front private costs; the face value of Flos Tramway stays as it is (1856-5.2j). */
export function frontPrice(state: State1856): number {
  const front = frontPrivate(state)
  return front === 'FT' ? PRIVATE.FT.price - state.auction!.discount : PRIVATE[front].price
}

/** 1856-5.2f: whether several have bid on the front private. */
export const isBiddingWar = (state: State1856): boolean => state.auction!.bids[frontPrivate(state)].length > 1

/** 1856-5.2c. */
export function leastBid({ auction }: State1856, id: PrivateId): number {
  const highest = auction!.bids[id].at(-1)?.amount ?? PRIVATE[id].price
  return highest + BID_STEP
}

/** 1856-5.2d: what a player has reserved by his bids, but for one that he replaces. */
export function reservedBy({ auction }: State1856, seat: Seat, replaced?: PrivateId): number {
  const bids = PRIVATES.filter((id) => id !== replaced).flatMap((id) => auction!.bids[id])
  return bids.reduce((sum, bid) => sum + (bid.seat === seat ? bid.amount : 0), 0)
}

/** 1856-5.2c: a bid on a private, in place of an earlier one by the same player. */
export function placeBid(state: State1856, id: PrivateId, seat: Seat, amount: number): void {
  withdrawBid(state, id, seat)
  state.auction!.bids[id].push({ seat, amount })
}

export function withdrawBid({ auction }: State1856, id: PrivateId, seat: Seat): void {
  auction!.bids[id] = auction!.bids[id].filter((bid) => bid.seat !== seat)
}
