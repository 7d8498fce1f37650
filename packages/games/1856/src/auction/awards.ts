import { transfer } from '@roundhouse/18xx'
import type { Seat } from '@roundhouse/kernel'
import type { PrivateId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { type State1856, unsoldPrivates } from '../state.ts'
import { endAuction } from '../turn.ts'
import { frontPrivate } from './bids.ts'

/** The front private is bought; whose normal turn is next has been noted (1856-5.2g). */
export function sellFrontPrivate(state: State1856, seat: Seat, price: number, emit: Emit1856): void {
  const id = frontPrivate(state)
  state.privates[id].owner = seat
  state.auction!.bids[id] = []
  emit({ kind: 'private-owned', private: id, owner: seat })
  transfer(state, seat, 'bank', price, 'private', emit)
  const [next] = unsoldPrivates(state)
  if (next === undefined) endAuction(state, emit)
  else settleBids(state, next, emit)
}

/** 1856-5.2e: without a bid on the new front private normal turns go on, one bidder gets it, and several fight for it. */
function settleBids(state: State1856, front: PrivateId, emit: Emit1856): void {
  const bids = state.auction!.bids[front]
  const [lowest, ...others] = bids
  if (!lowest) return
  if (others.length === 0) sellFrontPrivate(state, lowest.seat, lowest.amount, emit)
  else emit({ kind: 'bidding-war', private: front, seats: bids.map(({ seat }) => seat) })
}
