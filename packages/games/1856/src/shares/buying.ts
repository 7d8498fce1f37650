import {
  refuseCertificate,
  refuseCost,
  refuseHolding,
  refuseSoldBefore,
  refuseSupply,
} from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1856 } from '../actions.ts'
import { certificateLimit } from '../certificateLimit.ts'
import { type CorporationId, isPublicCompany } from '../components/companies.ts'
import {
  type Corporation,
  certificatesFor,
  certificatesOf,
  countsTowardsLimit,
  holdingLimit,
  parOf,
  poolLimit,
  priceOf,
  type SharePlace,
  type State1856,
  zoneOf,
} from '../state.ts'
import { TITLE } from '../title.ts'

export type Purchase = Omit<Actions1856['buy'], 'kind'>

/** 1856-1.2a: in the bank at par, in the pool at the market price. */
export const sharePrice = (state: State1856, { corporation, from }: Purchase): number =>
  from === 'bank' ? parOf(state, corporation) : priceOf(state, corporation)

/** 1856-1.2a, 1856-1.2c, 1856-1.2d, 1856-1.2m, 1856-1.2n: why a player cannot buy a share from this place. */
export function refusePurchase(state: State1856, bought: Purchase, seat: Seat): Refusal | undefined {
  const { corporation, from } = bought
  const share = { seat, corporation, count: 1 }
  return (
    refuseStatus(state, corporation, 'launched') ??
    refuseSoldBefore(TITLE, state.stock!, share) ??
    refuseSource(state, corporation, from) ??
    refuseHolding(TITLE, state.corporations[corporation], share, holdingLimit(state, corporation)) ??
    refuseShareMore(state, corporation, seat) ??
    refuseCost('1856-1.2a', sharePrice(state, bought), state.players[seat]!)
  )
}

/** The rules by which a corporation has no shares any more. */
const OUT_OF_GAME: Partial<Record<Corporation['status'], string>> = {
  closed: '1856-1.2t',
  merged: '1856-3l',
}

/** 1856-1.2e, 1856-6f: a corporation is started first, and once; the CGR is formed. */
export function refuseStatus(
  state: State1856,
  corporation: CorporationId,
  needed: 'waiting' | 'launched',
): Refusal | undefined {
  const { status } = state.corporations[corporation]
  if (status === 'waiting' && !isPublicCompany(corporation)) return refusal('1856-6f', 'aside')
  if (status === needed) return undefined
  return refusal(OUT_OF_GAME[status] ?? '1856-1.2e', status, { corporation })
}

/** 1856-1.2a, 1856-1.2d: why nobody buys from this place. */
export const refuseSource = (
  state: State1856,
  corporation: CorporationId,
  from: SharePlace,
): Refusal | undefined =>
  refuseSupply(TITLE, state.corporations[corporation], from, { corporation }) ??
  (from === 'bank' ? refuseOversizedPool(state, corporation) : undefined)

/** 1856-1.2d: the bank waits for a pool that is too full, but not in a brown cell. */
function refuseOversizedPool(state: State1856, corporation: CorporationId): Refusal | undefined {
  const { pool } = state.corporations[corporation].shares
  const limit = poolLimit(state, corporation)
  return pool > limit && zoneOf(state, corporation) !== 'brown'
    ? refusal('1856-1.2d', 'pool', { corporation, pool, limit })
    : undefined
}

/** 1856-1.2n: a share more, where its corporation counts. */
function refuseShareMore(state: State1856, corporation: CorporationId, seat: Seat): Refusal | undefined {
  if (!countsTowardsLimit(state, corporation)) return undefined
  return refuseMoreCertificates(state, seat, certificatesFor(state, corporation).weight)
}

/** 1856-1.2n, 1856-1.2o. */
export const refuseMoreCertificates = (state: State1856, seat: Seat, added: number): Refusal | undefined =>
  refuseCertificate(TITLE, certificatesOf(state, seat), added, certificateLimit(state))
