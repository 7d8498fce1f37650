import type { CorporationId } from '../components/companies.ts'
import { CGR_PAR, CHART } from '../components/market.ts'
import { priceOf, type State1856 } from '../state.ts'

/** 1856-3i: cells of the top row in which the CGR can begin. */
const CELLS = CHART.cells.flatMap(({ row, price }, space) =>
  row === 0 && price >= CGR_PAR.least ? [{ space, price }] : [],
)

/** 1856-3i: the cell for the average price of the merged corporations, rounded down; halfway between two it is the higher one. */
export function cgrSpace(state: State1856, merged: readonly CorporationId[]): number {
  const average = averagePrice(state, merged)
  const rounded = average - (average % CGR_PAR.step)
  const distance = ({ price }: { price: number }) => Math.abs(price - rounded)
  return CELLS.reduce((best, cell) => {
    const nearer = distance(cell) - distance(best)
    return nearer < 0 || (nearer === 0 && cell.price > best.price) ? cell : best
  }).space
}

function averagePrice(state: State1856, merged: readonly CorporationId[]): number {
  const prices = pricesCounted(state, merged)
  return prices.reduce((sum, price) => sum + price, 0) / prices.length
}

/** 1856-3i: of those that merge, the highest first; by an option without one of the lowest, if there are three or more. */
export function pricesCounted(state: State1856, merged: readonly CorporationId[]): number[] {
  const prices = merged.map((id) => priceOf(state, id)).sort((one, other) => other - one)
  if (state.options.cgrParAverage === 'dropLowestOfThree' && prices.length >= 3) prices.pop()
  return prices
}
