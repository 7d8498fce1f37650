import { moveOnMarket } from '@roundhouse/finance'
import type { CorporationId } from '../components/companies.ts'
import { CHART, PRICES } from '../components/market.ts'
import type { Tell } from '../events.ts'
import type { State } from '../state.ts'

/**
 * 1846-4.2, 1846-6.42: moves a marker right, or left for negative steps. At 0
 * the corporation is still to be closed (1846-5.25).
 */
export function movePrice(state: State, corporation: CorporationId, steps: number, tell: Tell): void {
  const { from, to } = moveOnMarket(state.market, CHART, corporation, 'right', steps)
  if (from !== to) tell({ kind: 'price', corporation, before: PRICES[from]!, after: PRICES[to]! })
}
