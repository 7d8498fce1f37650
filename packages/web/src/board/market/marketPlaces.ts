import type { CellPlace, MarketScene } from '@roundhouse/view'
import type { Point } from '../geometry.ts'

type Rows = MarketScene['rows']

const GAP = 2

/** Tall cells along a line, flat ones in a grid, between the two where rows are staggered. */
export function cellSize({ rows, staggered }: MarketScene): {
  readonly width: number
  readonly height: number
} {
  if (staggered) return { width: 34, height: 44 }
  return rows.length === 1 ? { width: 29, height: 80 } : { width: 54, height: 30 }
}

export function marketSize(market: MarketScene): {
  readonly cell: { readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
} {
  const cell = cellSize(market)
  const columns = Math.max(0, ...market.rows.map((row) => row.length)) + (market.staggered ? 0.5 : 0)
  return {
    cell,
    width: columns * (cell.width + GAP),
    height: market.rows.length * (cell.height + GAP),
  }
}

/** The middle of the first token in a cell, in pixels. */
export function middleOf(market: MarketScene, { row, column }: CellPlace): Point {
  const { width, height } = cellSize(market)
  const isGrid = market.rows.length > 1 && !market.staggered
  const shifted = market.staggered && row % 2 === 1 ? 0.5 : 0
  return {
    // in a grid beside the price
    x: (column + shifted) * (width + GAP) + (isGrid ? width - 13.5 : width / 2),
    y: row * (height + GAP) + (market.staggered ? 30 : Math.min(32, height / 2)),
  }
}

/** Whether cells are so tall that tokens lie below one another in them. */
export const isTall = (market: MarketScene): boolean => cellSize(market).height > 60

/** The middle of a token of a stack in a cell, in pixels. */
export function inStack(market: MarketScene, place: CellPlace, number: number, tokens: number): Point {
  const { x, y } = middleOf(market, place)
  return { x, y: y + number * stackStep(tokens, isTall(market)) }
}

export function placeOfCompany(rows: Rows, company: string): CellPlace | undefined {
  const columns = rows.map((cells) => cells.findIndex(({ companies }) => companies.includes(company)))
  const row = columns.findIndex((column) => column >= 0)
  return row < 0 ? undefined : { row, column: columns[row]! }
}

export const priceOfCell = (rows: Rows, place: CellPlace | undefined): number | undefined =>
  place && rows[place.row]?.[place.column]?.price

export const isSameCell = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column

/** How far below the one before it the next token of a stack lies. */
export const stackStep = (tokens: number, tall: boolean): number =>
  tall ? (tokens > 2 ? Math.min(15, 36 / (tokens - 1)) : 20) : 6
