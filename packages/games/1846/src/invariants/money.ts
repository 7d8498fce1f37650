import { cashIn } from '@roundhouse/finance'
import { CORPORATIONS, MINORS } from '../components/companies.ts'
import { BANK } from '../components/money.ts'
import { playersIn, type State, treasuryOf } from '../state.ts'
import type { Must } from './must.ts'

/** 1846-2.1: all money is somewhere, and only the bank may owe any (1846-9.1). */
export function checkMoney(state: State, must: Must): void {
  const companies = [...MINORS, ...CORPORATIONS]
  const purses = [...state.players, ...companies.map((id) => treasuryOf(state, id))]
  must(cashIn([state.bank, ...purses]) === BANK[playersIn(state)], 'money was made or lost')
  for (const [seat, { cash }] of state.players.entries()) must(cash >= 0, `player ${seat} owes money`)
  for (const id of companies) must(treasuryOf(state, id).cash >= 0, `${id} owes money`)
  must(state.bank.cash >= 0 || state.bankBroken, 'the bank owes money and is not broken')
}
