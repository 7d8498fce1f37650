import { moveOnMarket } from '@roundhouse/finance'
import type { CompanyId } from './components/companies.ts'
import { CHART, PRICES } from './components/money.ts'
import type { Tell } from './events.ts'
import type { State } from './state.ts'

/** BO-0.6: moves a token right, or left for negative steps, and says so even when the track ends there. */
export function movePrice(state: State, company: CompanyId, steps: number, tell: Tell): void {
  const { from, to } = moveOnMarket(state.market, CHART, company, 'right', steps)
  tell({ kind: 'price', company, before: PRICES[from]!, after: PRICES[to]! })
}
