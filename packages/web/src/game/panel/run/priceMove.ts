import type { CellPlace, MarketScene } from '@roundhouse/view'
import { placeOfCompany, priceOfCell } from '../../../board/market/marketPlaces.ts'

interface PriceMove {
  readonly from: number | undefined
  readonly to: number | undefined
  /** Cells to the right; of a market in several rows, only whether up or down. */
  readonly steps: number
}

/** From where a company's price would go to another cell, and how far. */
export function priceMove(
  market: MarketScene | undefined,
  company: string,
  to: CellPlace | undefined,
): PriceMove {
  const rows = market?.rows ?? []
  const here = placeOfCompany(rows, company)
  const [from, then] = [priceOfCell(rows, here), priceOfCell(rows, to)]
  if (!here || !to || from === undefined || then === undefined) return { from, to: then, steps: 0 }
  return { from, to: then, steps: rows.length === 1 ? to.column - here.column : Math.sign(then - from) }
}
