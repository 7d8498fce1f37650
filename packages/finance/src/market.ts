/** A company's token on a price market. */
export interface Token<Company extends string = string> {
  readonly company: Company
  readonly space: number
}

/**
 * All tokens in operating order: the highest space first and, within a space,
 * the top of the stack first. The list is the market: prices and order cannot
 * drift apart.
 */
export type Market<Company extends string = string> = Token<Company>[]

export function spaceOf<Company extends string>(
  market: Market<Company>,
  company: Company,
): number | undefined {
  for (const token of market) if (token.company === company) return token.space
  return undefined
}

/** Puts a token on a space, at the bottom of the stack there. */
export function enter<Company extends string>(
  market: Market<Company>,
  company: Company,
  space: number,
): void {
  let place = 0
  while (place < market.length && market[place]!.space >= space) place++
  market.splice(place, 0, { company, space })
}

/** Takes a token off the market. */
export function leave<Company extends string>(market: Market<Company>, company: Company): void {
  market.splice(placeOf(market, company), 1)
}

/**
 * Moves a token along a market of one row with so many spaces, up for a
 * positive number of steps. It stops at the ends; one that does not move keeps its place in
 * its stack. Says where it came from and where it is.
 */
export function slide<Company extends string>(
  market: Market<Company>,
  company: Company,
  steps: number,
  spaces: number,
): { from: number; to: number } {
  const { space: from } = market[placeOf(market, company)]!
  const to = Math.min(Math.max(from + steps, 0), spaces - 1)
  if (to !== from) {
    leave(market, company)
    enter(market, company, to)
  }
  return { from, to }
}

function placeOf<Company extends string>(market: Market<Company>, company: Company): number {
  const place = market.findIndex((token) => token.company === company)
  if (place < 0) throw new Error(`${company} has no token on the market`)
  return place
}
