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
): PriceCell<Mark> => chart.cells[market[placeOf(market, company)]!.space]!

/** Puts a company on a cell, behind those that are there. */
export function enterMarket<Company extends string>(
  market: Market<Company>,
  company: Company,
  space: number,
): void {
  let place = 0
  while (place < market.length && market[place]!.space >= space) place++
  market.splice(place, 0, { company, space })
}

/** Takes a company off the market. */
export function leaveMarket<Company extends string>(market: Market<Company>, company: Company): void {
  market.splice(placeOf(market, company), 1)
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
  const { space: from } = market[placeOf(market, company)]!
  const to = spaceBeside(chart, from, direction, steps)
  if (to !== from) {
    leaveMarket(market, company)
    enterMarket(market, company, to)
  }
  return { from, to }
}

/** Puts a company behind the others in its cell. */
export function moveToBack<Company extends string>(market: Market<Company>, company: Company): void {
  const { space } = market[placeOf(market, company)]!
  leaveMarket(market, company)
  enterMarket(market, company, space)
}

/** Whether every company stands once on the market, on the chart and in its place. */
export const isInOrder = (market: Market, { cells }: Chart): boolean =>
  new Set(market.map(({ company }) => company)).size === market.length &&
  market.every(({ space }, place) => cells[space] && (place === 0 || space <= market[place - 1]!.space))

function placeOf<Company extends string>(market: Market<Company>, company: Company): number {
  const place = market.findIndex((marker) => marker.company === company)
  if (place < 0) throw new Error(`${company} is not on the market`)
  return place
}
