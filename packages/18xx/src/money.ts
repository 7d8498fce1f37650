import { type Purse, pay } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent } from './events.ts'

/** The bank, and whether it has ever owed more than it had. */
export interface Bank {
  readonly bank: Purse
  bankBroken: boolean
}

/** A purse and what it is called in events. */
export interface NamedPurse<Name> {
  readonly name: Name
  readonly purse: Purse
}

export type PaymentEvent<Name extends string | Seat, Reason extends string> = SharedEvent<
  'paid' | 'bank-broken',
  { purse: Name; reason: Reason }
>

/**
 * Pays, and says who paid whom for what. The bank pays in full even when it
 * breaks by it (1846 9.1, 1856 4a, 1860 END.2).
 */
export function payAndEmit<Name extends string | Seat, Reason extends string>(
  state: Bank,
  from: NamedPurse<Name>,
  to: NamedPurse<Name>,
  amount: number,
  reason: Reason,
  emit: (event: PaymentEvent<Name, Reason>) => void,
): void {
  if (amount === 0) return
  pay(from.purse, to.purse, amount)
  emit({ kind: 'paid', payer: from.name, payee: to.name, amount, reason })
  if (state.bank.cash < 0 && !state.bankBroken) {
    state.bankBroken = true
    emit({ kind: 'bank-broken' })
  }
}
