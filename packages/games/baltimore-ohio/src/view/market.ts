import { type CellScene, type MarketScene, marketRows } from '@roundhouse/view'
import { CHART, PRICES, startingPrices, TOP_SPACE } from '../components/money.ts'
import type { BnoState } from '../state.ts'
import type { BnoWording } from './wording.ts'

export const marketScene = (state: BnoState, { words }: BnoWording): MarketScene => ({
  title: words.market.title,
  // BO-3.14
  par: { legend: words.market.par, cell: words.market.parCell },
  rows: marketRows(CHART, state.market, ({ price }) => ({ kind: cellKind(state, price) })),
})

/** BO-3.14, BO-13.1. */
function cellKind({ technology }: BnoState, price: number): CellScene['kind'] {
  if (price === PRICES[TOP_SPACE]) return 'ends'
  return startingPrices(technology).includes(price) ? 'par' : 'normal'
}
