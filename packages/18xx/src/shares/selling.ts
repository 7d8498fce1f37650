import { moveShares, type Shares, sharesAt } from '@roundhouse/finance'
import { type Offer, type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import { type PaymentEvent, type Purses, transfer } from '../money.ts'
import { hasSuccessor, type SharesAndPresident } from './president.ts'
import type { CutTitle, ShareRules, SharesTitle } from './sharesTitle.ts'

/** Shares of a corporation that a player would buy or sell together. */
export interface ShareBlock<Corporation extends string = string> {
  readonly seat: Seat
  readonly corporation: Corporation
  readonly count: number
}

/** Any number of a player's shares of each of these corporations; what is refused of it is the title's. */
export function* saleOffers<Corporation extends string>(
  { corporations }: { readonly corporations: Readonly<Record<Corporation, SharesAndPresident>> },
  sold: readonly Corporation[],
  seat: Seat,
): Generator<Offer<{ kind: 'sell'; corporation: Corporation; count: number }>> {
  for (const corporation of sold) {
    const max = sharesAt(corporations[corporation].shares, seat)
    if (max > 0)
      yield { action: { kind: 'sell', corporation }, blank: { kind: 'integer', field: 'count', min: 1, max } }
  }
}

/** Nobody sells what he does not hold (1846 5.20, 1856 1.1a, 1860 SR.2). */
export function refuseUnheld(
  { shareRules }: ShareRules<'own-shares'>,
  { shares }: SharesAndPresident,
  { seat, corporation, count }: ShareBlock,
): Refusal | undefined {
  const own = sharesAt(shares, seat)
  if (count <= own) return undefined
  return own === 0
    ? refusal(shareRules['own-shares'], 'none', { corporation })
    : refusal(shareRules['own-shares'], 'shares', { corporation, count, own })
}

/** The pool takes so many shares of a corporation and no more (1846 5.24, 1856 1.1d). */
export function refuseFullPool(
  { shareRules, pool: place }: ShareRules<'pool-limit'> & Pick<SharesTitle, 'pool'>,
  { shares }: SharesAndPresident,
  { corporation, count }: ShareBlock,
  limit: number,
): Refusal | undefined {
  const pool = sharesAt(shares, place)
  return pool + count > limit
    ? refusal(shareRules['pool-limit'], 'pool', { corporation, count, pool, limit })
    : undefined
}

/** The president's certificate is sold only into the hands of a successor (1846 5.24, 1856 1.1e). */
export function refusePresidentsShare(
  title: ShareRules<'presidents-share'> & CutTitle,
  company: SharesAndPresident,
  { seat, corporation, count }: ShareBlock,
): Refusal | undefined {
  const most = sharesAt(company.shares, seat) - title.certificates(company).presidents
  if (company.president !== seat || count <= most || hasSuccessor(title, company)) return undefined
  const rule = title.shareRules['presidents-share']
  return most > 0
    ? refusal(rule, 'presidents-share', { corporation, most })
    : refusal(rule, 'presidents-only', { corporation })
}

export type SaleEvent<Corporation extends string, Place extends string> =
  | SharedEvent<'sold', { corporation: Corporation; sharePlace: Place }>
  | PaymentEvent<'bank' | Seat>

/**
 * Moves a block into the pool, for which the bank pays so much a share (1846
 * 5.20, 1856 1.1b, 1860 SR.9). What becomes of price and president is the
 * title's, for the order differs.
 */
export function sellToPool<Corporation extends string, Place extends string>(
  { pool }: { readonly pool: Place },
  state: Purses & { readonly corporations: Readonly<Record<Corporation, { shares: Shares<Place> }>> },
  { seat, corporation, count }: ShareBlock<Corporation>,
  price: number,
  emit: (event: SaleEvent<Corporation, Place>) => void,
): void {
  moveShares(state.corporations[corporation].shares, seat, pool, count)
  emit({ kind: 'sold', seat, corporation, count, price, into: pool })
  transfer(state, 'bank', seat, count * price, 'sale', emit)
}
