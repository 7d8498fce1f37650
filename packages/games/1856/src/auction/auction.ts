import { nextSeat, payPrivates, refuseCost } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1856, step1856 } from '../actions.ts'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { DISCOUNT_STEP } from '../components/money.ts'
import type { Emit1856 } from '../events.ts'
import { type State1856, seatsOf, unsoldPrivates } from '../state.ts'
import { sellFrontPrivate } from './awards.ts'
import { frontPrice, frontPrivate, isBiddingWar, leastBid, placeBid, reservedBy } from './bids.ts'

/** 1856-5.2b: the front private, at its price. */
export const auctionBuy = plainStep1856('auction-buy', {
  refuseNow: (state, seat) => refuseTurn(state) ?? refuseUnpayable(state, seat, frontPrice(state)),
  apply(state, _action, seat, emit) {
    const price = frontPrice(state)
    endNormalTurn(state, seat)
    state.auction!.passes = 0
    sellFrontPrivate(state, seat, price, emit)
  },
})

/** 1856-5.2b: on a private that is not the front one. */
export const bid = step1856('bid', {
  refuseNow: refuseTurn,
  *candidates(state, seat) {
    for (const id of unsoldPrivates(state).slice(1)) {
      const min = leastBid(state, id)
      const max = state.players[seat]!.cash - reservedBy(state, seat, id)
      yield { action: { kind: 'bid', private: id }, blank: { kind: 'integer', field: 'price', min, max } }
    }
  },
  refuse(state, { private: id, price }, seat) {
    const { owner } = state.privates[id]
    if (typeof owner === 'number')
      return refusal('1856-5.2b', 'sold', { private: id, owner: { seat: owner } })
    if (id === frontPrivate(state)) return refusal('1856-5.2b', 'front', { private: id })
    return refuseLowBid(state, id, price) ?? refuseUnpayable(state, seat, price, id)
  },
  apply(state, { private: id, price: amount }, seat, emit) {
    placeBid(state, id, seat, amount)
    emit({ kind: 'bid', seat, private: id, amount })
    endNormalTurn(state, seat)
    state.auction!.passes = 0
  },
})

/** 1856-5.2b: nobody is out by it. */
export const auctionPass = plainStep1856('auction-pass', {
  refuseNow: refuseTurn,
  apply(state, _action, seat, emit) {
    const auction = state.auction!
    emit({ kind: 'auction-passed', seat })
    endNormalTurn(state, seat)
    auction.passes++
    if (auction.passes < state.players.length) return
    // 1856-5.2h
    auction.passes = 0
    if (frontPrivate(state) === 'FT') cutPrice(state, emit)
    else payPrivates(state, PRIVATE, emit)
  },
})

function refuseTurn(state: State1856): Refusal | undefined {
  if (!state.auction) return refusal('1856-5.2k', 'over')
  return isBiddingWar(state) ? refusal('1856-5.2f', 'war', { private: frontPrivate(state) }) : undefined
}

/** 1856-5.2c. */
export function refuseLowBid(state: State1856, id: PrivateId, amount: number): Refusal | undefined {
  const least = leastBid(state, id)
  return amount < least ? refusal('1856-5.2c', 'least', { private: id, least }) : undefined
}

/** 1856-5.2d: what is bid or paid now, and what is reserved besides. */
export function refuseUnpayable(
  state: State1856,
  seat: Seat,
  cost: number,
  replaced?: PrivateId,
): Refusal | undefined {
  const purse = state.players[seat]!
  const reserved = reservedBy(state, seat, replaced)
  return (
    refuseCost('1856-5.2d', cost, purse) ??
    (cost + reserved > purse.cash
      ? refusal('1856-5.2d', 'reserved', { cost, reserved, cash: purse.cash })
      : undefined)
  )
}

function endNormalTurn(state: State1856, seat: Seat): void {
  state.auction!.seat = nextSeat(seatsOf(state), seat)
}

/** 1856-5.2h, 1856-5.2i: Flos Tramway becomes cheaper; for nothing the next player must take it. */
function cutPrice(state: State1856, emit: Emit1856): void {
  const auction = state.auction!
  auction.discount += DISCOUNT_STEP
  const price = frontPrice(state)
  emit({ kind: 'price-cut', private: 'FT', price })
  if (price > 0) return
  const { seat } = auction
  endNormalTurn(state, seat)
  sellFrontPrivate(state, seat, price, emit)
}
