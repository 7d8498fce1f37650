import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import type { State1846 } from '../state.ts'
import { refuseLaunch, refusePurchase } from './buying.ts'
import { hasSale } from './selling.ts'

/** 1846-5.0a: whether the player can sell, buy or launch anything now. */
export const hasStockAction = (state: State1846, seat: Seat): boolean =>
  hasSale(state, seat) ||
  CORPORATIONS.some(
    (corporation) =>
      !refusePurchase(state, seat, corporation, 'treasury') ||
      !refusePurchase(state, seat, corporation, 'market') ||
      !refuseLaunch(state, seat, corporation, PARS[0]!),
  )
