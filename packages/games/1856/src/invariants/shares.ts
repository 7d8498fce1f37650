import {
  checkCorporation,
  checkIdleCorporation,
  checkMarker,
  checkMarket,
  checkShareCount,
} from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS, type CorporationId, isPublicCompany } from '../components/companies.ts'
import { CHART, TEN_SHARES } from '../components/market.ts'
import { certificatesFor, hasBegun, hasHalfCertificate, type State1856, zoneOf } from '../state.ts'

/** Shares, presidents, the market, loans and escrow. */
export function checkShares(state: State1856, must: Must): void {
  const { market, corporations, formation } = state
  checkMarket(market, CHART, must)
  for (const id of CORPORATIONS) {
    const { status, par, startedAt, loans, escrow } = corporations[id]
    if (status === 'launched') checkLaunched(state, id, must)
    else
      checkIdleCorporation(
        id,
        corporations[id],
        market,
        { bank: status === 'waiting' && isPublicCompany(id) ? TEN_SHARES.shares : 0, pool: 0 },
        must,
      )
    must(status === 'launched' || loans + escrow === 0, `${id} is not at work and owes or is owed money`)
    must(status !== 'launched' || par !== null, `${id} has no par price`)
    must(
      status !== 'launched' || (startedAt !== null) === isPublicCompany(id),
      `${id} was started at no time`,
    )
    must(loans >= 0 && escrow >= 0, `${id} has less than no loan or escrow`)
    // 1856-2.9d, 1856-3b
    must(loans === 0 || !hasBegun(state, '6') || formation !== null, `${id} has loans after the formation`)
  }
}

function checkLaunched(state: State1856, id: CorporationId, must: Must): void {
  const { [id]: corporation } = state.corporations
  const certificates = certificatesFor(state, id)
  const { president, shares } = corporation
  // 1856-1.2t, 1856-3q
  must(zoneOf(state, id) !== 'close', `${id} has not closed`)
  if (id === 'CGR' && president !== null && hasHalfCertificate(state, president)) {
    // 1856-3h: the second half is nowhere, and nobody has more
    checkShareCount(id, shares, certificates.shares - 1, must)
    checkMarker(state.market, id, true, must)
    must(Math.max(...shares.players) === 1, `${id} has the wrong president`)
  } else checkCorporation(id, corporation, state.market, { certificates, limit: certificates.shares }, must)
}
