import {
  hasSuccessor,
  movePrice,
  noteSale,
  refuseUnheld,
  sellToPool,
  setPresident,
  settlePresidency,
} from '@roundhouse/18xx'
import { cellOf } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1860 } from '../actions.ts'
import { goBankruptIfWorthless } from '../bankruptcy/bankruptcy.ts'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES, CHART } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import { hasBegun, isFloated, type State1860, sharesOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { shareValue } from './shareValue.ts'

export type Sale = Omit<Actions1860['sell'], 'kind'>

/** 1860-SR.2, 1860-SR.11: why a player cannot sell this block. */
export function refuseSale(state: State1860, sale: Sale, seat: Seat): Refusal | undefined {
  const traded = state.corporations[sale.corporation]
  return refuseUnheld(TITLE, traded, { seat, ...sale }) ?? refuseHalf(state, sale, seat)
}

/**
 * 1860-SR.11c: one share of the president's certificate is sold only where a 10% certificate can be taken for it out of
 * the pool, be it one of this block; if somebody else can take the presidency, he gives one (1860-SR.11a).
 */
function refuseHalf(state: State1860, { corporation, count }: Sale, seat: Seat): Refusal | undefined {
  const { [corporation]: traded } = state.corporations
  const own = sharesOf(state, seat, corporation)
  if (traded.president !== seat || own - count !== 1 || hasSuccessor(TITLE, traded)) return undefined
  const inPool = traded.shares.pool + own - CERTIFICATES.presidents
  return inPool > 0 ? undefined : refusal('1860-SR.11c', 'half', { corporation })
}

/** 1860-SR.8, 1860-SR.11b: whoever holds shares of a company can sell them all. */
export const hasSale = (state: State1860, seat: Seat): boolean =>
  CORPORATIONS.some((corporation) => sharesOf(state, seat, corporation) > 0)

/** 1860-MKT.5: what the bank pays for a share, in each lot of a turn as much as in the first. */
export const salePrice = (state: State1860, corporation: CorporationId): number =>
  state.soldAt[corporation] ?? shareValue(state, corporation)

/** 1860-SR.9, 1860-MKT.7: the bank pays what a share is worth before the marker drops. */
export function sellShares(state: State1860, sale: Sale, seat: Seat, emit: Emit1860): void {
  const { corporation } = sale
  const price = salePrice(state, corporation)
  const ranks = ranksDown(state, sale, seat)
  sellToPool(TITLE, state, { seat, ...sale }, price, emit)
  state.soldAt[corporation] = price
  noteSale(state.stock!, corporation)
  if (ranks > 0) movePrice(TITLE, state, corporation, 'down', ranks, emit)
  // 1860-MKT.9
  if (!goBankruptIfWorthless(state, corporation, emit)) settleAfterSale(state, corporation, emit)
}

/** 1860-MKT.3: how many ranks the marker drops, of a company that has one (1860-G.3). */
function ranksDown(state: State1860, { corporation, count }: Sale, seat: Seat): number {
  const { operated } = state.corporations[corporation]
  if (!operated || !isFloated(state, corporation) || hasBegun(state, '8')) return 0
  return hasFreeShare(state, corporation, seat) ? count - 1 : count
}

/** 1860-MKT.4, 1860-MKT.6: the first share of a sale in the red zone; all lots of a round, or of a turn, are one sale. */
export function hasFreeShare(state: State1860, corporation: CorporationId, seat: Seat): boolean {
  const { sold, soldNow } = state.stock!
  const joined = state.options.redZone === 'perRound' ? sold[seat]! : soldNow
  return !joined.includes(corporation) && cellOf(CHART, state.market, corporation).marks.includes('red')
}

/** 1860-SR.10, 1860-SR.11a, 1860-SR.11d: a president who keeps less than the certificate gives it to a successor or, floated or not (1860-G.6), to the pool. */
function settleAfterSale(state: State1860, corporation: CorporationId, emit: Emit1860): void {
  const { [corporation]: traded } = state.corporations
  const { president } = traded
  const isGivenUp =
    president !== null &&
    sharesOf(state, president, corporation) < CERTIFICATES.presidents &&
    !hasSuccessor(TITLE, traded)
  if (isGivenUp) setPresident(state, corporation, null, emit)
  else settlePresidency(TITLE, state, corporation, emit)
}
