import { checkCorporation, checkIdleCorporation, checkMarket } from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from '../components/companies.ts'
import { CERTIFICATES, CHART, HOLDING_LIMIT, SHARES } from '../components/market.ts'
import { playersIn, type State1846 } from '../state.ts'

/** Shares, presidents and the market. */
export function checkShares(state: State1846, must: Must): void {
  const { market, corporations } = state
  checkMarket(market, CHART, must)
  // 1846-5.25: at 0 a corporation is gone
  must(
    market.every(({ space }) => space > 0),
    'a price is off the market',
  )
  // 1846-5.11
  const limit = HOLDING_LIMIT[playersIn(state)]
  for (const id of CORPORATIONS) {
    const { [id]: corporation } = corporations
    const { status } = corporation
    // 1846-5.12, 1846-5.23, 1846-7.03
    if (status === 'launched')
      checkCorporation(id, corporation, market, { certificates: CERTIFICATES, limit }, must)
    else checkIdleCorporation(id, corporation, market, { treasury: status === 'waiting' ? SHARES : 0 }, must)
  }
}
