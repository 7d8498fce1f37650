/** Anything that holds cash: a player, a treasury, the bank. */
export interface Purse<Currency extends string = string> {
  cash: number
  /** Where a game has more than one. */
  readonly currency?: Currency
}

/** The one way in which money moves: whole, never negative, out of one purse and into another of the same currency. */
export function pay<Currency extends string>(
  from: Purse<Currency>,
  to: NoInfer<Purse<Currency>>,
  amount: number,
): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot pay ${amount}`)
  if (from.currency !== to.currency) throw new Error(`cannot pay ${from.currency} as ${to.currency}`)
  from.cash -= amount
  to.cash += amount
}

/** All that these purses hold of a currency. */
export function cashIn(purses: Iterable<Purse>, currency?: string): number {
  let sum = 0
  for (const purse of purses) if (purse.currency === currency) sum += purse.cash
  return sum
}
