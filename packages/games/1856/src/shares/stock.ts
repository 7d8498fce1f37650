import { buyShare, launchOffers, notePass, noteSale, purchaseOffers, saleOffers } from '@roundhouse/18xx'
import { plainStep1856, step1856 } from '../actions.ts'
import { PUBLIC_COMPANIES } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { launched, priceOf, type State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextPlayer } from '../turn.ts'
import { refusePurchase } from './buying.ts'
import { buyShareFromBank } from './capital.ts'
import { buySecondHalf, refuseSaleForHalf, takesOverHalf } from './halfCertificate.ts'
import { refuseFirstRound, refuseSale, sellShares } from './selling.ts'
import { refuseLaunch, startCorporation } from './starting.ts'
import {
  endTurnIfIdle,
  notePurchase,
  refuseBeforePurchase,
  refuseBeforeSelling,
  refuseOutsideStockRound,
} from './stockTurn.ts'

/** 1856-1a, 1856-1.1a: any number of blocks, before the purchase or after it. */
export const sell = step1856('sell', {
  refuseNow: (state) => refuseOutsideStockRound(state) ?? refuseFirstRound(state),
  candidates: (state, seat) => saleOffers(state, launched(state), seat),
  refuse: (state, sale, seat) => refuseSale(state, sale, seat) ?? refuseSaleForHalf(state, sale, seat),
  apply(state, sale, seat, emit) {
    sellShares(state, sale, seat, emit)
    noteSale(state.stock!, sale.corporation)
    endTurnIfIdle(state, emit)
  },
})

/** 1856-1.2a: a share of the bank or the pool. */
export const buy = step1856('buy', {
  refuseNow: refuseBeforePurchase,
  candidates: (state) => purchaseOffers(launched(state), ['bank', 'pool']),
  refuse: refusePurchase,
  apply(state, { corporation, from }, seat, emit) {
    if (takesOverHalf(state, corporation, seat)) buySecondHalf(state, from, seat, emit)
    else if (from === 'bank') buyShareFromBank(state, corporation, seat, emit)
    else {
      // 1856-1.2h
      const price = priceOf(state, corporation)
      buyShare(TITLE, state, { seat, corporation, from, price, payee: 'bank' }, emit)
    }
    notePurchase(state, corporation, emit)
  },
})

/** 1856-1.2e: the president's certificate. */
export const launch = step1856('launch', {
  refuseNow: refuseBeforePurchase,
  candidates: ({ corporations }) =>
    launchOffers(
      PUBLIC_COMPANIES.filter((id) => corporations[id].status === 'waiting'),
      PARS,
    ),
  refuse: refuseLaunch,
  apply(state, action, seat, emit) {
    startCorporation(state, action, seat, emit)
    notePurchase(state, action.corporation, emit)
  },
})

/** 1856-1a, 1856-1b: ends the turn; a pass only if nothing was sold or bought in it. */
export const pass = plainStep1856('pass', {
  refuseNow: refuseBeforeSelling,
  apply(state, _action, _seat, emit) {
    if (!hasActed(state)) notePass(state.stock!, emit)
    nextPlayer(state, emit)
  },
})

const hasActed = ({ stock, boughtNow }: State1856): boolean => stock!.soldNow.length > 0 || boughtNow !== null
