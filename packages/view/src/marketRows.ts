import type { CellPlace, CellScene, MarketScene } from './market.ts'

interface PrintedCell extends CellPlace {
  readonly price: number
}

/** The rows of a price chart of any shape, with the companies in each cell, the one that operates first on top. */
export function marketRows<Cell extends PrintedCell>(
  { cells }: { readonly cells: readonly Cell[] },
  market: readonly { readonly company: string; readonly space: number }[],
  look: (cell: Cell) => Pick<CellScene, 'kind' | 'tint'>,
): MarketScene['rows'] {
  const rows: CellScene[][] = []
  for (const [space, cell] of cells.entries()) {
    const companies = market.filter((marker) => marker.space === space).map(({ company }) => company)
    rows[cell.row] ??= []
    rows[cell.row]![cell.column] = { price: cell.price, ...look(cell), companies }
  }
  return rows
}

/** Where a space of the chart is printed. */
export function cellAt({ cells }: { readonly cells: readonly CellPlace[] }, space: number): CellPlace {
  const { row, column } = cells[space]!
  return { row, column }
}
