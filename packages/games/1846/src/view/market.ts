import type { CellPlace, CellScene, MarketScene } from '@roundhouse/view'
import { PARS, PRICES } from '../components/market.ts'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

export const marketScene = ({ market }: State, { words }: Wording): MarketScene => ({
  title: words.market.title,
  rows: [
    PRICES.map((price, place) => ({
      price,
      kind: cellKind(price),
      companies: market.filter(({ space }) => space === place).map(({ company }) => company),
    })),
  ],
})

/** The space of a price; no two have the same. */
export const spaceOf = (price: number): CellPlace => ({ row: 0, column: PRICES.indexOf(price) })

/** 1846-5.1c, 1846-5.25. */
function cellKind(price: number): CellScene['kind'] {
  if (price === 0) return 'closes'
  return (PARS as readonly number[]).includes(price) ? 'par' : 'normal'
}
