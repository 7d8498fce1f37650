import { type Purse, sharesAt } from '@roundhouse/finance'
import { type Offer, type Refusal, refusal } from '@roundhouse/kernel'
import type { SharesAndPresident } from './president.ts'
import type { ShareBlock } from './selling.ts'
import type { ShareRules, SharesTitle } from './sharesTitle.ts'
import type { StockRound } from './stockRound.ts'

/** A share of each of these corporations from each of these places; what is refused of it is the title's. */
export function* purchaseOffers<Corporation extends string, Place extends string>(
  corporations: readonly Corporation[],
  places: readonly Place[],
): Generator<Offer<{ kind: 'buy'; corporation: Corporation; from: Place }>> {
  for (const corporation of corporations)
    for (const from of places) yield { action: { kind: 'buy', corporation, from } }
}

/** Each of these corporations launched at each par price. */
export function* launchOffers<Corporation extends string>(
  corporations: readonly Corporation[],
  pars: readonly number[],
): Generator<Offer<{ kind: 'launch'; corporation: Corporation; par: number }>> {
  for (const corporation of corporations)
    for (const par of pars) yield { action: { kind: 'launch', corporation, par } }
}

/** Whoever has sold of a corporation buys none of it in the same stock round (1846 5.13, 1856 1.2c, 1860 SR.7). */
export const refuseSoldBefore = <Corporation extends string>(
  { shareRules }: ShareRules<'sold-before'>,
  { sold }: StockRound<Corporation>,
  { seat, corporation }: Pick<ShareBlock<Corporation>, 'seat' | 'corporation'>,
): Refusal | undefined =>
  sold[seat]!.includes(corporation) ? refusal(shareRules['sold-before'], 'sold', { corporation }) : undefined

/** A place that has no share of the corporation; the reason is its name (1846 5.1a, 1856 1.2a, 1860 SR.4). */
export const refuseSupply = (
  { shareRules }: ShareRules<'supply'>,
  { shares }: SharesAndPresident,
  from: string,
  { corporation }: Pick<ShareBlock, 'corporation'>,
): Refusal | undefined =>
  sharesAt(shares, from) === 0 ? refusal(shareRules.supply, from, { corporation }) : undefined

/**
 * In receivership the president's certificate lies in the pool. When nothing
 * else is there it goes to a holder of one share, who leaves that for it
 * (1846 7.04, 1860 SR.12).
 */
export const refusePresidentsShareInPool = (
  title: ShareRules<'presidents-share-in-pool'> & Pick<SharesTitle, 'certificates' | 'pool'>,
  company: SharesAndPresident,
  { seat, corporation }: Pick<ShareBlock, 'seat' | 'corporation'>,
): Refusal | undefined =>
  company.president === null &&
  sharesAt(company.shares, title.pool) === title.certificates(company).presidents &&
  sharesAt(company.shares, seat) === 0
    ? refusal(title.shareRules['presidents-share-in-pool'], 'presidents-share', { corporation })
    : undefined

/** A player holds so many shares of a corporation and no more (1846 5.11, 1856 1.2m). */
export function refuseHolding(
  { shareRules }: ShareRules<'holding-limit'>,
  { shares }: SharesAndPresident,
  { seat, corporation, count }: ShareBlock,
  limit: number,
): Refusal | undefined {
  const own = sharesAt(shares, seat)
  return own + count > limit
    ? refusal(shareRules['holding-limit'], 'holding', { corporation, own, limit })
    : undefined
}

/** A purchase that adds so much to a player's certificates, before any exchange (1846 5.14, 1856 1.2n, 1860 CERT.2). */
export const refuseCertificate = (
  { shareRules }: ShareRules<'certificate-limit'>,
  certificates: number,
  added: number,
  limit: number,
): Refusal | undefined =>
  certificates + added > limit
    ? refusal(shareRules['certificate-limit'], 'certificates', { certificates, limit })
    : undefined

/** Above the limit, nothing comes before selling (1846 5.15, 1856 1d, 1860 CERT.3). */
export const refuseAboveLimit = (
  { shareRules }: ShareRules<'above-limit'>,
  certificates: number,
  limit: number,
): Refusal | undefined =>
  certificates > limit ? refusal(shareRules['above-limit'], 'sell', { certificates, limit }) : undefined

/** A corporation begins at one of its par prices (1846 5.1c, 1856 1.2e, 1860 LAY.4). */
export const refusePar = (
  { shareRules }: ShareRules<'par'>,
  par: number,
  pars: readonly number[],
): Refusal | undefined => (pars.includes(par) ? undefined : refusal(shareRules.par, 'par', { par, pars }))

/** Whoever buys has the money for it; under which rule is the title's. */
export const refuseCost = (rule: string, cost: number, { cash }: Purse): Refusal | undefined =>
  cost > cash ? refusal(rule, 'cash', { cost, cash }) : undefined
