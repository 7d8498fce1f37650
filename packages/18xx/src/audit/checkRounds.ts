import type { Must } from '@roundhouse/kernel/audit'

interface Rounds {
  readonly round: string
  readonly stock: object | null
  readonly operation: { readonly company: string } | null
  readonly toOperate: readonly string[]
  readonly deal: object | null
  readonly endReason: string | null
}

/** A round goes on in its time, and in it a company operates once. Whoever is on turn may offer a deal: a company or, in a stock round, a player. */
export function checkRounds(
  { round, stock, operation, toOperate, deal, endReason }: Rounds,
  must: Must,
): void {
  must((stock !== null) === (round === 'stock'), 'the stock round goes on outside itself')
  must((endReason !== null) === (round === 'over'), 'the game is over without an end')
  must(deal === null || operation !== null || stock !== null, 'a deal is offered by nobody')
  const companies = operation ? [operation.company, ...toOperate] : toOperate
  must(new Set(companies).size === companies.length, 'a company operates twice')
}
