import { type Purse, pay } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent, SharedReason } from './events.ts'

/** The bank, and whether it has ever owed more than it had. */
export interface Bank {
  readonly bank: Purse
  /** Where companies have a currency of their own, what the bank has of it (1860 SET.6). */
  readonly companyBank?: Purse
  bankBroken: boolean
  /** Where it cannot break any more, whatever it owes (1860 NAT.2). */
  bankUnbreakable?: boolean
}

/** Where the money of a title is whose purses are called `bank`, by seat and by company. */
export interface Purses extends Bank {
  readonly players: readonly Purse[]
  readonly corporations: Treasuries
  /** Companies without shares, where a title has them. */
  readonly minors?: Treasuries
}

type Treasuries = Readonly<Record<string, { readonly treasury: Purse }>>

export type PaymentEvent<Name extends string | Seat, Reason extends string = never> = SharedEvent<
  'paid' | 'bank-broken',
  { purse: Name; reason: Reason }
>

export function purseOf({ bank, players, corporations, minors }: Purses, name: string | Seat): Purse {
  if (name === 'bank') return bank
  if (typeof name === 'number') return players[name]!
  return (corporations[name] ?? minors![name]!).treasury
}

/** The bank deals with everybody in his own currency. */
function purseFor(state: Purses, name: string | Seat, other: string | Seat): Purse {
  const { companyBank } = state
  return name === 'bank' && companyBank && companyBank.currency === purseOf(state, other).currency
    ? companyBank
    : purseOf(state, name)
}

/**
 * The one way in which money moves: it is paid, and said who paid whom for
 * what. The bank pays in full even when it breaks by it (1846 9.1, 1856 4a,
 * 1860 END.2).
 */
export function transfer<Payer extends string | Seat, Payee extends string | Seat, Reason extends string>(
  state: Purses,
  payer: Payer,
  payee: Payee,
  amount: number,
  reason: SharedReason | Reason,
  emit: (event: PaymentEvent<Payer | Payee, Reason>) => void,
): void {
  if (amount === 0) return
  pay(purseFor(state, payer, payee), purseFor(state, payee, payer), amount)
  emit({ kind: 'paid', payer, payee, amount, reason })
  if (state.bank.cash < 0 && !state.bankBroken && !state.bankUnbreakable) {
    state.bankBroken = true
    emit({ kind: 'bank-broken' })
  }
}
