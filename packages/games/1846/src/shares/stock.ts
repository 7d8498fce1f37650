import {
  buyShare,
  launchOffers,
  noteAction,
  notePass,
  noteSale,
  purchaseOffers,
  refuseAboveLimit,
  saleOffers,
} from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1846, step1846 } from '../actions.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { endIfOver } from '../end.ts'
import { certificateLimit, certificatesOf, launched, priceOf, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextPlayer } from '../turn.ts'
import { hasStockAction, launchCorporation, refuseLaunch, refusePurchase } from './buying.ts'
import { hasSale, refuseSale, sellShares } from './selling.ts'

/** 1846-5.0: any number of blocks, before the purchase (1846-5.22), which ends the turn. */
export const sell = step1846('sell', {
  refuseNow: refuseOutsideStockRound,
  candidates: (state, seat) => saleOffers(state, launched(state), seat),
  refuse: refuseSale,
  apply(state, sale, seat, emit) {
    sellShares(state, sale, seat, emit)
    noteSale(state.stock!, sale.corporation)
    // 1846-5.0a: the turn ends by itself once nothing more can be done in it
    if (!endIfOver(state, emit) && !hasStockAction(state, seat)) nextPlayer(state, emit)
  },
})

/** 1846-5.1a: a 10% share. */
export const buy = step1846('buy', {
  refuseNow: refuseBeforeSelling,
  candidates: (state) => purchaseOffers(launched(state), ['treasury', 'market']),
  refuse: refusePurchase,
  apply(state, { corporation, from }, seat, emit) {
    const price = priceOf(state, corporation)
    const payee = from === 'treasury' ? corporation : 'bank'
    // 1846-5.1b; then 1846-5.12, 1846-7.03
    buyShare(TITLE, state, { seat, corporation, from, price, payee }, emit)
    noteAction(state.stock!)
    nextPlayer(state, emit)
  },
})

/** 1846-5.1a: the president's share. */
export const launch = step1846('launch', {
  refuseNow: refuseBeforeSelling,
  candidates: ({ corporations }) =>
    launchOffers(
      CORPORATIONS.filter((id) => corporations[id].status === 'waiting'),
      PARS,
    ),
  refuse: refuseLaunch,
  apply(state, action, seat, emit) {
    launchCorporation(state, action, seat, emit)
    noteAction(state.stock!)
    nextPlayer(state, emit)
  },
})

/** 1846-5.0: ends the turn; a pass only if nothing was sold in it. */
export const pass = plainStep1846('pass', {
  refuseNow: refuseBeforeSelling,
  apply(state, _action, _seat, emit) {
    if (state.stock!.soldNow.length === 0) notePass(state.stock!, emit)
    nextPlayer(state, emit)
  },
})

/** 1846-4.1: what belongs to the stock round is closed outside it. */
function refuseOutsideStockRound({ stock }: State1846): Refusal | undefined {
  return stock ? undefined : refusal('1846-4.1', 'stock')
}

/** 1846-5.15: above the limit, nothing comes before selling, as far as that is possible. */
function refuseBeforeSelling(state: State1846, seat: Seat): Refusal | undefined {
  const refused = refuseOutsideStockRound(state)
  if (refused) return refused
  const above = refuseAboveLimit(TITLE, certificatesOf(state, seat), certificateLimit(state))
  return above && hasSale(state, seat) ? above : undefined
}
