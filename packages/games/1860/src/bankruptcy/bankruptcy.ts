import { givePriority, leaveChart } from '@roundhouse/18xx'
import { cellOf, moveShares, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import { isFloated, type State1860, seatsFrom, seatsOf, sharesOf } from '../state.ts'
import { beginStockRoundAgain } from '../turn.ts'

/** 1860-BKR.1: a company is bankrupt when its marker reaches 0. Says whether it is. */
export function goBankruptIfWorthless(state: State1860, id: CorporationId, emit: Emit1860): boolean {
  if (!isFloated(state, id) || !cellOf(CHART, state.market, id).marks.includes('bankrupt')) return false
  goBankrupt(state, id, emit)
  return true
}

function goBankrupt(state: State1860, corporation: CorporationId, emit: Emit1860): void {
  const company = state.corporations[corporation]
  leaveChart(state, corporation, emit)
  // 1860-BKR.2, 1860-BKR.3: it keeps trains, money and tokens
  for (const place of [...seatsOf(state), 'pool'] as const)
    moveShares(company.shares, place, 'ipo', sharesAt(company.shares, place))
  Object.assign(company, { president: null, par: null, bankrupt: true })
  const { nationalisation } = state
  if (nationalisation)
    nationalisation.operating = nationalisation.operating.filter((id) => id !== corporation)
  emit({ kind: 'bankrupt', corporation })
  givePriority(state, holderAfterBankruptcy(state), emit)
  // 1860-BKR.6
  if (state.stock) beginStockRoundAgain(state, corporation, emit)
}

/** 1860-BKR.4: whose shares add up to the least; on a tie the nearest clockwise from the present holder, himself before all. */
function holderAfterBankruptcy(state: State1860): Seat {
  const total = (seat: Seat): number => CORPORATIONS.reduce((sum, id) => sum + sharesOf(state, seat, id), 0)
  return seatsFrom(state, state.priority).reduce((least, seat) => (total(seat) < total(least) ? seat : least))
}
