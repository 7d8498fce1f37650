/** Anything that holds cash: a player, a treasury, the bank. */
export interface Purse {
  cash: number
}

/** The one way in which money moves: whole and never negative, out of one purse and into another. */
export function pay(from: Purse, to: Purse, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot pay ${amount}`)
  from.cash -= amount
  to.cash += amount
}
