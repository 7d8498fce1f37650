import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { PRESIDENTS_SHARES, type Presided } from './president.ts'
import type { ShareRules } from './sharesTitle.ts'
import type { StockRound } from './stockRound.ts'

/** Whoever has sold of a corporation buys none of it in the same stock round (1846 5.13, 1856 1.2c, 1860 SR.7). */
export const refuseSoldBefore = <Corporation extends string>(
  { shareRules }: ShareRules<'sold-before'>,
  { sold }: StockRound<Corporation>,
  seat: Seat,
  corporation: Corporation,
): Refusal | undefined =>
  sold[seat]!.includes(corporation) ? refusal(shareRules['sold-before'], 'sold', { corporation }) : undefined

/**
 * In receivership the president's certificate lies in the pool. When nothing
 * else is there it goes to a holder of one share, who leaves that for it
 * (1846 7.04, 1860 SR.12).
 */
export const refusePresidentsShareInPool = (
  { shareRules }: ShareRules<'presidents-share-in-pool'>,
  { president, shares }: Presided,
  pool: number,
  seat: Seat,
  corporation: string,
): Refusal | undefined =>
  president === null && pool === PRESIDENTS_SHARES && !shares.players[seat]
    ? refusal(shareRules['presidents-share-in-pool'], 'presidents-share', { corporation })
    : undefined

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
