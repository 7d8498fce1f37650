import type { CellPlace, MarketScene } from '@roundhouse/view'
import type { Point } from '../geometry.ts'

type Rows = MarketScene['rows']

const GAP = 2

/** Rows of cells that stand under one another. */
export const isGrid = ({ rows, staggered }: MarketScene): boolean => rows.length > 1 && !staggered

/** Tall cells along a line, flat ones in a grid, between the two where rows are staggered. */
export function cellSize(market: MarketScene): {
  readonly width: number
  readonly height: number
} {
  if (market.staggered) return { width: 34, height: 44 }
  return isGrid(market) ? { width: 54, height: 30 } : { width: 29, height: 80 }
}

/** With so much more height, which cells along a line take. */
export function marketSize(
  market: MarketScene,
  room = 0,
): {
  readonly cell: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly width: number
  readonly height: number
} {
  const { width, height } = cellSize(market)
  const columns = Math.max(0, ...market.rows.map((row) => row.length)) + (market.staggered ? 0.5 : 0)
  return {
    cell: { width, height: height + (isTall(market) ? room : 0) },
    columns,
    width: columns * (width + GAP),
    height: sum(rowHeights(market, room)) + market.rows.length * GAP,
  }
}

/** Each row is as high as a cell; in a grid as the highest stack in it, so that all of its tokens can be told. */
export function rowHeights(market: MarketScene, room = 0): readonly number[] {
  const height = cellSize(market).height + (isTall(market) ? room : 0)
  if (!isGrid(market)) return market.rows.map(() => height)
  return market.rows.map((cells) => {
    const highest = Math.max(...cells.map(({ companies }) => companies.length))
    return height + Math.max(0, highest - 1) * STACKED
  })
}

/** The middle of the first token in a cell, in pixels. */
export function middleOf(market: MarketScene, { row, column }: CellPlace): Point {
  const { width, height } = cellSize(market)
  const shifted = market.staggered && row % 2 === 1 ? 0.5 : 0
  return {
    x: (column + shifted) * (width + GAP) + width * (isGrid(market) ? BESIDE_PRICE : 0.5),
    y: sum(rowHeights(market).slice(0, row)) + row * GAP + (market.staggered ? 30 : Math.min(32, height / 2)),
  }
}

/** Where the middle of a token is across a cell of a grid. */
export const BESIDE_PRICE = 0.75

/** Whether cells are so tall that tokens lie below one another in them. */
export const isTall = (market: MarketScene): boolean => cellSize(market).height > 60

/** A token of a stack by its place from the top, of so many that lie there and others that would come. */
export interface Stacked {
  readonly number: number
  readonly present: number
  readonly coming: number
}

/** How far below the first token of a stack another lies. */
export function depthInStack(market: MarketScene, { number, present, coming }: Stacked, room = 0): number {
  if (!isGrid(market)) return number * stackStep(present + coming, isTall(market), room)
  const covered = Math.min(number, Math.max(0, present - 1))
  return covered * STACKED + (number - covered) * COMING
}

/** In a grid: how much of a token is in sight below the one on top of it, and less of one that would come. */
const STACKED = 14
const COMING = 8

/** The middle of a token of a stack in a cell, in pixels. */
export function inStack(market: MarketScene, place: CellPlace, token: Stacked, room = 0): Point {
  const { x, y } = middleOf(market, place)
  return { x, y: y + depthInStack(market, token, room) }
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

/** How far below the one before it the next token of a stack lies; with room for it, below all of that. */
export function stackStep(tokens: number, tall: boolean, room = 0): number {
  if (!tall) return 6
  if (tokens < 3) return room > 0 ? APART : 20
  return Math.min(room > 0 ? APART : 15, (36 + room) / (tokens - 1))
}

/** How far two tokens are from each other that do not touch. */
const APART = 24

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
