import { type CellScene, type MarketScene, marketRows } from '@roundhouse/view'
import { CHART, PARS } from '../components/market.ts'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

export const marketScene = ({ market }: State, { words }: Wording): MarketScene => ({
  title: words.market.title,
  rows: marketRows(CHART, market, ({ price }) => ({ kind: cellKind(price) })),
})

/** 1846-5.1c, 1846-5.25. */
function cellKind(price: number): CellScene['kind'] {
  if (price === 0) return 'closes'
  return (PARS as readonly number[]).includes(price) ? 'par' : 'normal'
}
