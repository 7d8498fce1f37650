import type { Seat } from '@roundhouse/kernel'
import { PRIVATE } from '../components/companies.ts'
import { CERTIFICATES, PARS } from '../components/market.ts'
import { presidenciesToAuction, privatesToAuction, type State1860 } from '../state.ts'

/** 1860-AUC.7: what a presidency costs at a par price. */
export const presidencyPrice = (par: number): number => CERTIFICATES.presidents * par

/** 1860-AUC.4: what the cheapest lot costs that is left. */
export const cheapestLot = (state: State1860): number =>
  Math.min(
    ...privatesToAuction(state).map((id) => PRIVATE[id].price),
    ...presidenciesToAuction(state).map((id) => presidencyPrice(PARS[id][0]!)),
  )

/** 1860-AUC.8: whoever can pay for no lot takes the cheapest for all that he has. */
export const canPayNone = (state: State1860, seat: Seat): boolean =>
  state.players[seat]!.cash < cheapestLot(state)
