import { type CellScene, type MarketScene, marketRows } from '@roundhouse/view'
import { CHART, PARS } from '../components/market.ts'
import type { State1846 } from '../state.ts'
import type { Wording1846 } from './wording.ts'

export const marketScene = ({ market }: State1846, { words }: Wording1846): MarketScene => ({
  title: words.market.title,
  rows: marketRows(CHART, market, ({ price }) => ({ kind: cellKind(price) })),
})

/** 1846-5.1c, 1846-5.25. */
function cellKind(price: number): CellScene['kind'] {
  if (price === 0) return 'closes'
  return (PARS as readonly number[]).includes(price) ? 'par' : 'normal'
}
