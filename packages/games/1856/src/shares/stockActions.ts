import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { hasTrade } from '../privates/tradePrivate.ts'
import { hasHalfCertificate, type State1856 } from '../state.ts'
import { refusePurchase } from './buying.ts'
import { hasSale } from './selling.ts'
import { refuseLaunch } from './starting.ts'

const LOWEST_PAR = Math.min(...PARS)

/** 1856-1b: whether the player on turn can sell or buy anything now; with half a certificate he must (1856-3h). */
export const hasStockAction = (state: State1856, seat: Seat): boolean =>
  hasHalfCertificate(state, seat) ||
  hasSale(state, seat) ||
  (state.boughtNow === null && hasPurchase(state, seat))

const hasPurchase = (state: State1856, seat: Seat): boolean =>
  hasTrade(state, seat) ||
  CORPORATIONS.some(
    (corporation) =>
      !refusePurchase(state, { corporation, from: 'bank' }, seat) ||
      !refusePurchase(state, { corporation, from: 'pool' }, seat) ||
      !refuseLaunch(state, { corporation, par: LOWEST_PAR }, seat),
  )
