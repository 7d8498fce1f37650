/** Colours that a chart is printed in, besides paper. */
export type CellTint = 'yellow' | 'brown' | 'red'

/** A cell of a price market. */
export interface CellScene {
  readonly price: number
  readonly kind: 'normal' | 'par' | 'closes' | 'ends'
  /** Where the chart is printed in another colour. */
  readonly tint?: CellTint
  /** Companies in it, the one that operates first on top. */
  readonly companies: readonly string[]
}

/** Which cell of a market, from 0 on: several can have the same price. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Rows of cells; one row for a market along a line. */
export interface MarketScene {
  readonly title: string
  /** What it calls its par prices, all of them and one, where it calls them otherwise. */
  readonly par?: { readonly legend: string; readonly cell: string }
  /** What its colours mean. */
  readonly tints?: Readonly<Partial<Record<CellTint, string>>>
  readonly rows: readonly (readonly CellScene[])[]
  /** Of two rows, the second stands half a cell to the right. */
  readonly staggered?: true
}

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
