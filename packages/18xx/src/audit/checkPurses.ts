import { cashIn } from '@roundhouse/finance'
import type { Must } from '@roundhouse/kernel/audit'
import type { Purses } from '../money.ts'

/** All money of the bank's currency is somewhere, and only a bank that is broken, or cannot break any more, may owe any. */
export function checkPurses(
  { bank, bankBroken, bankUnbreakable = false, players, corporations, minors }: Purses,
  total: number,
  must: Must,
): void {
  const companies = Object.entries({ ...corporations, ...minors })
  const treasuries = companies.map(([, { treasury }]) => treasury)
  must(cashIn([bank, ...players, ...treasuries], bank.currency) === total, 'money was made or lost')
  for (const [seat, { cash }] of players.entries()) must(cash >= 0, `player ${seat} owes money`)
  for (const [id, { treasury }] of companies) must(treasury.cash >= 0, `${id} owes money`)
  must(bank.cash >= 0 || bankBroken || bankUnbreakable, 'the bank owes money and is not broken')
}
