import type { CellScene, Scene } from '@roundhouse/kernel'

type Market = NonNullable<Scene['market']>
type Rows = Market['rows']

export interface CellIndex {
  readonly row: number
  readonly column: number
}

/** A place on the chart, in pixels. */
export interface CellPlace {
  readonly x: number
  readonly y: number
}

const GAP = 2

/** Tall cells along a line, flat ones in a grid, between the two where rows are staggered. */
export function cellSize({ rows, staggered }: Market): { readonly width: number; readonly height: number } {
  if (staggered) return { width: 34, height: 44 }
  return rows.length === 1 ? { width: 29, height: 80 } : { width: 46, height: 30 }
}

export function marketSize(market: Market): {
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

/** The middle of the first token in a cell. */
export function middleOf(market: Market, { row, column }: CellIndex): CellPlace {
  const { width, height } = cellSize(market)
  const shifted = market.staggered && row % 2 === 1 ? 0.5 : 0
  return {
    x: (column + shifted) * (width + GAP) + width / 2,
    y: row * (height + GAP) + (market.staggered ? 30 : Math.min(32, height / 2)),
  }
}

const places = (rows: Rows, isIt: (cell: CellScene) => boolean): readonly CellIndex[] =>
  rows.flatMap((cells, row) => cells.flatMap((cell, column) => (isIt(cell) ? [{ row, column }] : [])))

export const placeOfCompany = (rows: Rows, company: string): CellIndex | undefined =>
  places(rows, ({ companies }) => companies.includes(company))[0]

/** The cell with a label; where several bear it, the nearest. */
export function destination(rows: Rows, label: string, from: CellIndex | undefined): CellIndex | undefined {
  const far = (one: CellIndex) =>
    from ? Math.abs(one.row - from.row) + Math.abs(one.column - from.column) : 0
  return [...places(rows, (cell) => cell.label === label)].sort((one, other) => far(one) - far(other))[0]
}

/** How far below the one before it the next token of a stack lies. */
export const stackStep = (tokens: number, tall: boolean): number =>
  tall ? (tokens > 2 ? Math.min(15, 36 / (tokens - 1)) : 20) : 6
