import {
  refuseFullPool,
  refusePresidentsShare,
  refuseUnheld,
  type SaleBlock,
  saleBlocks,
  sellToPool,
  settlePresidency,
} from '@roundhouse/18xx'
import { percentOf } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1856 } from '../actions.ts'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PERCENT_PER_ROW } from '../components/market.ts'
import type { Emit1856 } from '../events.ts'
import { certificatesFor, poolLimit, priceOf, type State1856, sharesOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { closeIfWorthless } from './closeCorporation.ts'
import { movePriceOf } from './movePriceOf.ts'

/** Shares that a player sells as one block, in a stock round or to raise money. */
export type Sale = Omit<Actions1856['sell'], 'kind'>

/** 1856-1.1a, 1856-1.1d to 1856-1.1f: why a player cannot sell this block. */
export function refuseSale(state: State1856, { corporation, count }: Sale, seat: Seat): Refusal | undefined {
  if (state.stock?.soldNow.includes(corporation)) return refusal('1856-1.1a', 'twice', { corporation })
  const traded = state.corporations[corporation]
  const block = { seat, corporation, count }
  return (
    refuseUnheld(TITLE, traded, block) ??
    refuseJustBought(state, block) ??
    refuseFullPool(TITLE, traded, block, poolLimit(state, corporation)) ??
    refusePresidentsShare(TITLE, traded, block)
  )
}

/** 1856-1.1f: the share bought in this turn is kept; a president's certificate could not be sold anyway (1856-1.1e). */
function refuseJustBought(
  state: State1856,
  { corporation, count, seat }: Sale & { seat: Seat },
): Refusal | undefined {
  const most = sharesOf(state, seat, corporation) - 1
  if (state.boughtNow !== corporation || count <= most) return undefined
  return most > 0
    ? refusal('1856-1.1f', 'bought', { corporation, most })
    : refusal('1856-1.1f', 'bought-only', { corporation })
}

/** 1856-1c: what closes all sales in the first stock round. */
export const refuseFirstRound = ({ set }: State1856): Refusal | undefined =>
  set === 1 ? refusal('1856-1c', 'first') : undefined

/** Where more can be sold in a stock round, one share can. */
export const hasSale = (state: State1856, seat: Seat): boolean =>
  !refuseFirstRound(state) &&
  CORPORATIONS.some((corporation) => !refuseSale(state, { corporation, count: 1 }, seat))

/** What a player can sell in his turn of a stock round, one block of each corporation (1856-1.1a). */
export const blocksInTurn = (
  state: State1856,
  seat: Seat,
): ({ readonly corporation: CorporationId } & SaleBlock)[] =>
  saleBlocks(TITLE, state, seat, (sale) => refuseSale(state, sale, seat))

/** 1856-1.1a, 1856-1.1b: the bank pays the price before it moves. */
export function sellShares(state: State1856, { corporation, count }: Sale, seat: Seat, emit: Emit1856): void {
  sellToPool(TITLE, state, { seat, corporation, count }, priceOf(state, corporation), emit)
  // 1856-1.1c
  const rows = Math.floor(percentOf(certificatesFor(state, corporation), count) / PERCENT_PER_ROW)
  movePriceOf(state, corporation, 'down', rows, emit)
  // 1856-1.2q, 1856-1.2r
  settlePresidency(TITLE, state, corporation, emit)
  // 1856-1.1g
  closeIfWorthless(state, corporation, emit)
}
