import { type Chart, type Direction, type PriceCell, spaceBeside } from './chart.ts'

/** Where a company's price stands: the number of its cell on the chart. */
export interface PriceMarker<Company extends string = string> {
  readonly company: Company
  readonly space: number
}

/**
 * All price markers in operating order: the highest cell of the chart first
 * and, within a cell, whoever came first. The list is the market: prices and
 * order cannot drift apart.
 */
export type Market<Company extends string = string> = PriceMarker<Company>[]

export function spaceOf<Company extends string>(
  market: Market<Company>,
  company: Company,
): number | undefined {
  for (const marker of market) if (marker.company === company) return marker.space
  return undefined
}

/** The cell of a company that is on the market. */
export const cellOf = <Company extends string, Mark extends string>(
  chart: Chart<Mark>,
  market: Market<Company>,
  company: Company,
): PriceCell<Mark> => chart.cells[market[indexOf(market, company)]!.space]!

/** Puts a company on a cell, behind those that are there. */
export function enterMarket<Company extends string>(
  market: Market<Company>,
  company: Company,
  space: number,
): void {
  let index = 0
  while (index < market.length && market[index]!.space >= space) index++
  market.splice(index, 0, { company, space })
}

/** Takes a company off the market. */
export function leaveMarket<Company extends string>(market: Market<Company>, company: Company): void {
  market.splice(indexOf(market, company), 1)
}

/**
 * Moves a company on the chart, the other way for a negative number of steps.
 * One that stays in its cell keeps its place there. Says where it came from
 * and where it is.
 */
export function moveOnMarket<Company extends string>(
  market: Market<Company>,
  chart: Chart,
  company: Company,
  direction: Direction,
  steps: number,
): { from: number; to: number } {
  const { space: from } = market[indexOf(market, company)]!
  const to = spaceBeside(chart, from, direction, steps)
  if (to !== from) {
    leaveMarket(market, company)
    enterMarket(market, company, to)
  }
  return { from, to }
}

/** Puts a company behind the others in its cell (1860 DIV.5: paid, and the marker did not move). */
export function moveToBack<Company extends string>(market: Market<Company>, company: Company): void {
  const { space } = market[indexOf(market, company)]!
  leaveMarket(market, company)
  enterMarket(market, company, space)
}

/** Whether every company stands once on the market, on the chart and in its place. */
export const isInOrder = (market: Market, { cells }: Chart): boolean =>
  new Set(market.map(({ company }) => company)).size === market.length &&
  market.every(({ space }, index) => cells[space] && (index === 0 || space <= market[index - 1]!.space))

function indexOf<Company extends string>(market: Market<Company>, company: Company): number {
  const index = market.findIndex((marker) => marker.company === company)
  if (index < 0) throw new Error(`${company} is not on the market`)
  return index
}
