import { type ByName, type Name, seatOf } from '@roundhouse/kernel/testing/names'
import type { Purse } from '../money.ts'

interface Money {
  readonly bank: Purse
  readonly players: readonly Purse[]
}

export const cashOf = ({ players }: Pick<Money, 'players'>, name: Name): number => players[seatOf(name)]!.cash

/** What players have, the difference being the bank's. */
export function cash(state: Money, amounts: ByName): void {
  for (const [name, amount] of Object.entries(amounts))
    fund(state, state.players[seatOf(name as Name)]!, amount)
}

/** The bank has this much left, and the player has the rest. */
export const bank = (state: Money, amount: number, rich: Name): void =>
  cash(state, { [rich]: cashOf(state, rich) + state.bank.cash - amount })

/** What any purse has, the difference being the bank's. */
export function fund(state: Pick<Money, 'bank'>, purse: Purse, amount: number): void {
  state.bank.cash += purse.cash - amount
  purse.cash = amount
}
