import { moveOnMarket } from '@roundhouse/finance'
import type { CompanyId } from './components/companies.ts'
import { CHART, PRICES } from './components/money.ts'
import type { BnoEmit } from './events.ts'
import type { BnoState } from './state.ts'

/** BO-0.6: moves a token right, or left for negative steps, and says so even when the track ends there. */
export function stepPrice(state: BnoState, company: CompanyId, steps: number, emit: BnoEmit): void {
  const { from, to } = moveOnMarket(state.market, CHART, company, 'right', steps)
  emit({ kind: 'price', company, before: PRICES[from]!, after: PRICES[to]! })
}
