import type { Purse } from '@roundhouse/finance'
import type { CompanyId } from '../../components/companies.ts'
import { type State, treasuryOf } from '../../state.ts'
import { type ByName, type Name, seatOf } from './names.ts'
import { cashOf } from './seen.ts'

export function cash(state: State, amounts: ByName): void {
  for (const [name, amount] of Object.entries(amounts))
    fund(state, state.players[seatOf(name as Name)]!, amount)
}

/** The bank has this much left, and the player has the rest. */
export function bank(state: State, amount: number, rich: Name): void {
  cash(state, { [rich]: cashOf(state, rich) + state.bank.cash - amount })
}

/** What a minor or a corporation has, the difference being the bank's. */
export const fundCompany = (state: State, company: CompanyId, amount: number): void =>
  fund(state, treasuryOf(state, company), amount)

function fund(state: State, purse: Purse, amount: number): void {
  state.bank.cash += purse.cash - amount
  purse.cash = amount
}
