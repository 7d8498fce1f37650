import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS, PRIVATES } from '../components/companies.ts'
import { hasPrivateSale, refusePrivatePurchase } from '../privates/bankPrivates.ts'
import { hasExchange } from '../privates/exchange.ts'
import type { State1860 } from '../state.ts'
import { parsNow, refuseLaunch, refusePurchase } from './buying.ts'
import { hasSale } from './selling.ts'

/** 1860-SR.1: whether the player on turn can sell, buy or exchange anything now. */
export const hasStockAction = (state: State1860, seat: Seat): boolean =>
  hasExchange(state, seat) ||
  (state.boughtNow === null &&
    (hasSale(state, seat) || hasPrivateSale(state, seat) || hasPurchase(state, seat)))

const hasPurchase = (state: State1860, seat: Seat): boolean =>
  PRIVATES.some((id) => !refusePrivatePurchase(state, id, seat)) ||
  CORPORATIONS.some(
    (corporation) =>
      !refusePurchase(state, { corporation, from: 'ipo' }, seat) ||
      !refusePurchase(state, { corporation, from: 'pool' }, seat) ||
      !refuseLaunch(state, { corporation, par: parsNow(state, corporation)[0]! }, seat),
  )
