import {
  fundsAtMost,
  movePrice,
  refuseFullPool,
  refusePresidentsShare,
  refuseUnheld,
  saleBlocks,
  sellToPool,
  settlePresidency,
} from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1846 } from '../actions.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { MARKET_LIMIT } from '../components/market.ts'
import type { Emit1846 } from '../events.ts'
import { priceOf, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { closeIfWorthless } from './closeCorporation.ts'

/** Shares that a player sells as one block, in a stock round or for a train. */
export type Sale = Omit<Actions1846['sell'], 'kind'>

/** 1846-5.20 to 1846-5.24, 1846-7.02: why a player cannot sell this block. */
export function refuseSale(state: State1846, { corporation, count }: Sale, seat: Seat): Refusal | undefined {
  const traded = state.corporations[corporation]
  const block = { seat, corporation, count }
  if (state.stock?.soldNow.includes(corporation)) return refusal('1846-5.20', 'twice', { corporation })
  const refused = refuseUnheld(TITLE, traded, block)
  if (refused) return refused
  if (traded.president === null) return refusal('1846-7.02', 'no-president', { corporation })
  if (!traded.operated && traded.president !== seat)
    return refusal('1846-5.21', 'not-operated', { corporation })
  return refuseFullPool(TITLE, traded, block, MARKET_LIMIT) ?? refusePresidentsShare(TITLE, traded, block)
}

/** 1846-5.20: what a player would get for the most that may be sold now, one block of each corporation. */
export function saleProceeds(state: State1846, seat: Seat): number {
  // what the player on turn has sold is no bar to others
  const stock = state.stock?.seat === seat ? state.stock : null
  const blocks = saleBlocks(TITLE, state, seat, (sale) => refuseSale({ ...state, stock }, sale, seat))
  return fundsAtMost(0, blocks)
}

/** Where more can be sold, one share can. */
export const hasSale = (state: State1846, seat: Seat): boolean =>
  CORPORATIONS.some((corporation) => !refuseSale(state, { corporation, count: 1 }, seat))

/** 1846-5.20: the bank pays the price before it moves. */
export function sellShares(state: State1846, { corporation, count }: Sale, seat: Seat, emit: Emit1846): void {
  sellToPool(TITLE, state, { seat, corporation, count }, priceOf(state, corporation), emit)
  // 1846-5.20a: once, however many shares
  if (state.corporations[corporation].president === seat)
    movePrice(TITLE, state, corporation, 'left', 1, emit)
  // 1846-G.4: a corporation that closes (1846-5.25) gets no new president
  closeIfWorthless(state, corporation, emit)
  // 1846-5.23, 1846-5.24
  settlePresidency(TITLE, state, corporation, emit)
}
