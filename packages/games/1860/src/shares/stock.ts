import { launchOffers, notePass, purchaseOffers, saleOffers } from '@roundhouse/18xx'
import { plainStep1860, step1860 } from '../actions.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { isStarted } from '../state.ts'
import { nextPlayer } from '../turn.ts'
import { buyFrom, parsNow, refuseLaunch, refusePurchase, startCompany } from './buying.ts'
import { floatIfSold } from './floating.ts'
import { openLayers } from './layers.ts'
import { refuseSale, sellShares } from './selling.ts'
import {
  goOn,
  hasActed,
  notePurchase,
  refuseAbove,
  refuseBeforePurchase,
  refuseOutOfTurn,
  refuseSelling,
} from './stockTurn.ts'

/** 1860-SR.2: any number of shares, in any number of lots, before the purchase. */
export const sell = step1860('sell', {
  refuseNow: refuseSelling,
  candidates: (state, seat) => saleOffers(state, CORPORATIONS, seat),
  refuse: refuseSale,
  apply(state, sale, seat, emit) {
    sellShares(state, sale, seat, emit)
    goOn(state, emit)
  },
})

/** 1860-SR.4: a share of the IPO or the pool. */
export const buy = step1860('buy', {
  refuseNow: refuseBeforePurchase,
  candidates: () => purchaseOffers(CORPORATIONS, ['ipo', 'pool']),
  refuse: refusePurchase,
  apply(state, bought, seat, emit) {
    buyFrom(state, bought, seat, emit)
    notePurchase(state, bought.corporation)
    openLayers(state, emit)
    floatIfSold(state, bought.corporation, emit)
    goOn(state, emit)
  },
})

/** 1860-SR.4: the president's certificate. */
export const launch = step1860('launch', {
  refuseNow: refuseBeforePurchase,
  *candidates(state) {
    for (const id of CORPORATIONS) if (!isStarted(state, id)) yield* launchOffers([id], parsNow(state, id))
  },
  refuse: refuseLaunch,
  apply(state, action, seat, emit) {
    startCompany(state, action, seat, emit)
    notePurchase(state, action.corporation)
    goOn(state, emit)
  },
})

/** 1860-SR.1, 1860-SR.2: ends the turn; a pass only if nothing was sold or bought in it. */
export const pass = plainStep1860('pass', {
  refuseNow: (state, seat) => refuseOutOfTurn(state, seat) ?? refuseAbove(state, seat),
  apply(state, _action, _seat, emit) {
    if (!hasActed(state)) notePass(state.stock!, emit)
    nextPlayer(state, emit)
  },
})
