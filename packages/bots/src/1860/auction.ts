import {
  type Action1860,
  canPayNone,
  PRIVATE,
  type PrivateId,
  presidenciesToAuction,
  presidencyPrice,
  privatesToAuction,
  type State1860,
} from '@roundhouse/1860'
import { below, type ChanceState, type Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'

/** What each private brings until it is exchanged, the share included (1860-PRIV.4). */
const WORTH: Readonly<Partial<Record<PrivateId, number>>> = { BHC: 55, YHC: 80, CMH: 125, RPSC: 165 }

/** What a presidency is worth beyond its price, for whoever can float the company with what is left. */
const PRESIDENCY = 45

/** Shares that a president wants to be able to buy at least, of the five that float his company (1860-FLO.1). */
const WANTED_SHARES = 4

/** By how many parts of a hundred one player may think more of a lot than another. */
const LIKING = 30

/** The part of what the best lot promises that is bid for it: there will be others. */
const SHARE_OF_PROFIT = 0.6

/** 1860-AUC.3: as long as the best lot is worth it. */
export const bidOrPass: Decide = (state, { seat, offers }, luck) => {
  const [bid] = numbersOf(offers, 'bid')
  const profit = SHARE_OF_PROFIT * liked(bestProfit(state, seat), luck)
  return bid && bid.least < profit ? { kind: 'bid', price: bid.least } : { kind: 'auction-pass' }
}

function bestProfit(state: State1860, seat: Seat): number {
  const { cash } = state.players[seat]!
  const privates = privatesToAuction(state).filter((id) => PRIVATE[id].price <= cash)
  const presidency = presidenciesToAuction(state).length > 0 && cash >= presidencyPrice(74) * 2
  return Math.max(0, ...privates.map(privateProfit), presidency ? PRESIDENCY : 0)
}

const privateProfit = (id: PrivateId): number => WORTH[id]! - PRIVATE[id].price

const liked = (profit: number, luck: ChanceState): number =>
  (profit * (100 - LIKING / 2 + below(luck, LIKING + 1))) / 100

/** 1860-AUC.7: the lot that is worth most beyond its price, a presidency at the highest par at which it can float. */
export const chooseLot: Decide = (state, { seat, offers }) => {
  const { cash } = state.players[seat]!
  const worth = (action: Action1860): number => {
    if (action.kind === 'take-private') return privateProfit(action.private)
    if (action.kind !== 'take-presidency' || canPayNone(state, seat)) return 0
    const isFundable = cash >= WANTED_SHARES * action.par
    return isFundable ? PRESIDENCY + action.par / 100 : -action.par
  }
  return bestBy([...actionsOf(offers, 'take-private'), ...actionsOf(offers, 'take-presidency')], worth)!
}
