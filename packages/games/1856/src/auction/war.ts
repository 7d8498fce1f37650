import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1856, step1856 } from '../actions.ts'
import type { State1856 } from '../state.ts'
import { refuseLowBid, refuseUnpayable } from './auction.ts'
import { sellFrontPrivate } from './awards.ts'
import { frontPrivate, isBiddingWar, leastBid, placeBid, withdrawBid } from './bids.ts'

/** 1856-5.2f: the lowest bidder goes above the highest. */
export const raise = step1856('raise', {
  refuseNow: refuseWithoutWar,
  candidates(state, seat) {
    const min = leastBid(state, frontPrivate(state))
    const max = state.players[seat]!.cash
    return [{ action: { kind: 'raise' }, blank: { kind: 'integer', field: 'price', min, max } }]
  },
  refuse(state, { price }, seat) {
    const front = frontPrivate(state)
    return refuseLowBid(state, front, price) ?? refuseUnpayable(state, seat, price, front)
  },
  apply(state, { price: amount }, seat, emit) {
    const front = frontPrivate(state)
    placeBid(state, front, seat, amount)
    emit({ kind: 'bid', seat, private: front, amount })
  },
})

/** 1856-5.2f: he gives up; the last one left pays his bid. */
export const dropOut = plainStep1856('drop-out', {
  refuseNow: refuseWithoutWar,
  apply(state, _action, seat, emit) {
    const front = frontPrivate(state)
    withdrawBid(state, front, seat)
    emit({ kind: 'dropped-out', seat, private: front })
    const [winner, ...others] = state.auction!.bids[front]
    if (others.length === 0) sellFrontPrivate(state, winner!.seat, winner!.amount, emit)
  },
})

function refuseWithoutWar(state: State1856): Refusal | undefined {
  return state.auction && isBiddingWar(state) ? undefined : refusal('1856-5.2f', 'no-war')
}
