import type { Scene } from '@roundhouse/kernel'
import { numberIn } from '../figures.ts'

export interface PriceMove {
  readonly from: string
  /** Cells to the right; of a market in several rows, only whether up or down. */
  readonly steps: number
}

/** From where a company's price would go to another cell, and how far. */
export function priceMove(market: Scene['market'], company: string, to: string | undefined): PriceMove {
  const cells = market?.rows.flat() ?? []
  const from = cells.find(({ companies }) => companies.includes(company))?.label ?? ''
  if (to === undefined || to === from) return { from, steps: 0 }
  const place = (label: string) => cells.findIndex((cell) => cell.label === label)
  const steps =
    market?.rows.length === 1
      ? place(to) - place(from)
      : Math.sign((numberIn(to) ?? 0) - (numberIn(from) ?? 0))
  return { from, steps }
}
