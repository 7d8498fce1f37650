import type { CellScene, Scene } from '@roundhouse/kernel'
import { PARS, PRICES } from '../components/market.ts'
import type { State } from '../state.ts'
import { cellLabel, type Telling } from './telling.ts'

export const marketScene = ({ market }: State, { words }: Telling): NonNullable<Scene['market']> => ({
  title: words.market.title,
  rows: [
    PRICES.map((price, place) => ({
      label: cellLabel(price),
      kind: cellKind(price),
      companies: market.filter(({ space }) => space === place).map(({ company }) => company),
    })),
  ],
})

/** 1846-5.1c, 1846-5.25. */
function cellKind(price: number): CellScene['kind'] {
  if (price === 0) return 'closes'
  return (PARS as readonly number[]).includes(price) ? 'par' : 'normal'
}
