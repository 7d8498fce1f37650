import { takesNumber } from '@roundhouse/kernel'
import type { NumberBlank } from '../state/selection/offers.ts'

/** A price that many would name, and what it is, where that is more than its figure. */
export interface PriceChip {
  readonly name?: 'least' | 'face' | 'most'
  readonly price: number
}

/** The least, the face value and the most that can be paid, each price once; none where it is no price. */
export function priceChips(blank: NumberBlank): readonly PriceChip[] {
  const { min, max, face } = blank
  if (face === undefined) return []
  const named = { least: min, face, most: max }
  const prices = (['face', 'least', 'most'] as const).filter((name) => takesNumber(blank, named[name]))
  const once = prices.filter((name) => named[name] !== face || name === 'face')
  return once.map((name) => ({ name, price: named[name] })).sort((a, b) => a.price - b.price)
}

/** How much above the least bid one often goes. */
const RAISES = [5, 20]

/** The least that can be bid, somewhat more, and the most. */
export const bidChips = ({ min, max }: NumberBlank): readonly PriceChip[] => [
  { name: 'least', price: min },
  ...RAISES.map((raise) => ({ price: min + raise })).filter(({ price }) => price < max),
  ...(max > min ? [{ name: 'most' as const, price: max }] : []),
]
