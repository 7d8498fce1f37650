import { cashIn, type Purse } from '@roundhouse/finance'
import type { Must } from '@roundhouse/kernel/audit'

interface Purses {
  readonly bank: Purse
  readonly bankBroken: boolean
  readonly players: readonly Purse[]
}

/** All money of a currency is somewhere, and only a bank that is broken may owe any. */
export function checkPurses(
  { bank, bankBroken, players }: Purses,
  treasuries: Readonly<Record<string, Purse>>,
  total: number,
  must: Must,
): void {
  must(
    cashIn([bank, ...players, ...Object.values(treasuries)], bank.currency) === total,
    'money was made or lost',
  )
  for (const [seat, { cash }] of players.entries()) must(cash >= 0, `player ${seat} owes money`)
  for (const [id, { cash }] of Object.entries(treasuries)) must(cash >= 0, `${id} owes money`)
  must(bank.cash >= 0 || bankBroken, 'the bank owes money and is not broken')
}
