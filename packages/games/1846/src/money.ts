import { type NamedPurse, payAndEmit } from '@roundhouse/18xx'
import type { Purse } from '@roundhouse/finance'
import { isMinor } from './components/companies.ts'
import type { Emit1846, PurseName, Reason } from './events.ts'
import type { State1846 } from './state.ts'

/** All purses: set-up pays before the state is complete. */
type Purses = Pick<State1846, 'bank' | 'bankBroken' | 'players' | 'corporations' | 'minors'>

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
  emit: Emit1846,
): void {
  const account = (name: PurseName): NamedPurse<PurseName> => ({ name, purse: purseOf(state, name) })
  payAndEmit(state, account(from), account(to), amount, reason, emit)
}
