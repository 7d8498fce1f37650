import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { hasSuccessor, PRESIDENTS_SHARES, type Presided } from './president.ts'
import type { ShareRules } from './sharesTitle.ts'

/** Shares of a corporation that a player would sell together. */
export interface ShareBlock<Corporation extends string = string> {
  readonly seat: Seat
  readonly corporation: Corporation
  readonly count: number
}

/** Nobody sells what he does not hold (1846 5.20, 1856 1.1a, 1860 SR.2). */
export function refuseUnheld(
  { shareRules }: ShareRules<'own-shares'>,
  { shares }: Presided,
  { seat, corporation, count }: ShareBlock,
): Refusal | undefined {
  const own = shares.players[seat] ?? 0
  return count > own ? refusal(shareRules['own-shares'], 'shares', { corporation, count, own }) : undefined
}

/** The pool takes so many shares of a corporation and no more (1846 5.24, 1856 1.1d). */
export const refuseFullPool = (
  { shareRules }: ShareRules<'pool-limit'>,
  { corporation, count }: ShareBlock,
  pool: number,
  limit: number,
): Refusal | undefined =>
  pool + count > limit
    ? refusal(shareRules['pool-limit'], 'pool', { corporation, count, pool, limit })
    : undefined

/** The president's certificate is sold only into the hands of a successor (1846 5.24, 1856 1.1e). */
export function refusePresidentsShare(
  { shareRules }: ShareRules<'presidents-share'>,
  presided: Presided,
  { seat, corporation, count }: ShareBlock,
): Refusal | undefined {
  const own = presided.shares.players[seat] ?? 0
  if (presided.president !== seat || own - count >= PRESIDENTS_SHARES || hasSuccessor(presided))
    return undefined
  const most = own - PRESIDENTS_SHARES
  return most > 0
    ? refusal(shareRules['presidents-share'], 'presidents-share', { corporation, most })
    : refusal(shareRules['presidents-share'], 'presidents-only', { corporation })
}
