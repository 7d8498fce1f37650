import { type Purse, pay } from '@roundhouse/finance'
import { isMinor } from './components/companies.ts'
import type { PurseName, Reason, Tell } from './events.ts'
import type { State } from './state.ts'

/** All purses: set-up pays before the state is complete. */
type Purses = Pick<State, 'bank' | 'bankBroken' | 'players' | 'corporations' | 'minors'>

function purseOf(state: Purses, name: PurseName): Purse {
  if (name === 'bank') return state.bank
  if (typeof name === 'number') return state.players[name]!
  return isMinor(name) ? state.minors[name].treasury : state.corporations[name].treasury
}

/** The one way in which money moves. The bank pays in full even when it breaks by it (1846-9.1). */
export function transfer(
  state: Purses,
  from: PurseName,
  to: PurseName,
  amount: number,
  reason: Reason,
  tell: Tell,
): void {
  if (amount === 0) return
  pay(purseOf(state, from), purseOf(state, to), amount)
  tell({ kind: 'paid', payer: from, payee: to, amount, reason })
  if (state.bank.cash < 0 && !state.bankBroken) {
    state.bankBroken = true
    tell({ kind: 'bank-broken' })
  }
}
