import type { CellPlace, CellScene, MarketScene } from '@roundhouse/view'
import { PRICES, startingPrices, TOP_SPACE } from '../components/money.ts'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

export const marketScene = (state: State, { words }: Wording): MarketScene => ({
  title: words.market.title,
  // BO-3.14
  par: { legend: words.market.par, cell: words.market.parCell },
  rows: [
    PRICES.map((price, place) => ({
      price,
      kind: cellKind(state, place),
      companies: state.market.filter(({ space }) => space === place).map(({ company }) => company),
    })),
  ],
})

/** The space of a price; no two have the same. */
export const spaceOf = (price: number): CellPlace => ({ row: 0, column: PRICES.indexOf(price) })

/** BO-3.14, BO-13.1. */
function cellKind({ technology }: State, place: number): CellScene['kind'] {
  if (place === TOP_SPACE) return 'ends'
  return startingPrices(technology).includes(PRICES[place]!) ? 'par' : 'normal'
}
