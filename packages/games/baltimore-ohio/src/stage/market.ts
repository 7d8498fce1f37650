import type { CellScene, Scene } from '@roundhouse/kernel'
import { PRICES, startingPrices, TOP_SPACE } from '../components/money.ts'
import type { State } from '../state.ts'
import { cellLabel, type Telling } from './telling.ts'

export const marketScene = (state: State, { words }: Telling): NonNullable<Scene['market']> => ({
  title: words.market.title,
  rows: [
    PRICES.map((price, place) => ({
      label: cellLabel(price),
      kind: cellKind(state, place),
      companies: state.market.filter(({ space }) => space === place).map(({ company }) => company),
    })),
  ],
})

/** BO-3.14, BO-13.1. */
function cellKind({ technology }: State, place: number): CellScene['kind'] {
  if (place === TOP_SPACE) return 'ends'
  return startingPrices(technology).includes(PRICES[place]!) ? 'par' : 'normal'
}
