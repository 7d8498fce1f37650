import {
  type Action1856,
  frontPrice,
  frontPrivate,
  leastBid,
  type PrivateId,
  reservedBy,
  type State1856,
} from '@roundhouse/1856'
import { below, type ChanceState, type Seat } from '@roundhouse/kernel'
import { bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'

/** What each private brings until it is closed, its sale to a corporation (1856-2.9a) included. */
const WORTH: Readonly<Record<PrivateId, number>> = {
  FT: 30,
  WSRC: 55,
  TCC: 65,
  GLSC: 95,
  NFSBC: 125,
  SCFTC: 130,
}

/** By how many parts of a hundred one player may think more of a private than another. */
const LIKING = 20

/** What a player wants to keep for a corporation of his own, how much it hurts to have less, and without what he has none. */
const [STARTING, HURT, LEAST] = [200, 0.3, 130]

/** 1856-5.2b: what brings most beyond its price: the front private, or a bid on another. */
export const auctionTurn: Decide = (state, { seat, offers }, luck) => {
  const choices: { readonly action: Action1856; readonly profit: number }[] = numbersOf(offers, 'bid').map(
    ({ action, least }) => {
      const id = action.private!
      const isLeading = state.auction!.bids[id].at(-1)?.seat === seat
      const profit = isLeading ? 0 : profitOf(state, seat, id, least, luck)
      return { action: { kind: 'bid', private: id, price: least }, profit }
    },
  )
  if (isOpen(offers, 'auction-buy'))
    choices.unshift({
      action: { kind: 'auction-buy' },
      profit: profitOf(state, seat, frontPrivate(state), frontPrice(state), luck),
    })
  return bestBy(choices, ({ profit }) => profit, 0)?.action ?? { kind: 'auction-pass' }
}

/** 1856-5.2f: goes on as long as it pays. */
export const biddingWar: Decide = (state, { seat, offers }, luck) => {
  const front = frontPrivate(state)
  const price = leastBid(state, front)
  return isOpen(offers, 'raise') && profitOf(state, seat, front, price, luck) > 0
    ? { kind: 'raise', price }
    : { kind: 'drop-out' }
}

function profitOf(state: State1856, seat: Seat, id: PrivateId, price: number, luck: ChanceState): number {
  const left = state.players[seat]!.cash - reservedBy(state, seat, id) - price
  if (left < LEAST) return 0
  const worth = (WORTH[id] * (100 - LIKING / 2 + below(luck, LIKING + 1))) / 100
  return worth - price - HURT * Math.max(0, STARTING - left)
}
