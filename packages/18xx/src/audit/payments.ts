import type { Seat } from '@roundhouse/kernel'
import { moveEntry, mustHold } from '@roundhouse/kernel/audit'
import type { Ledger, SharedEntries } from './ledger.ts'

/** Payments, each of which must be due. */
export const moneyEntries: SharedEntries = {
  paid(ledger, { payer, payee, amount, reason }) {
    moveEntry(ledger.books.cash, payer, payee, amount)
    count(ledger, payer, payee, amount, reason, -1)
  },
  'bank-broken'(ledger) {
    // 1846 9.1, 1856 4a, 1860 END.2
    mustHold(ledger, ledger.books.cash.bank! < 0, 'the bank breaks and has money')
    ledger.books.bankBroken = true
  },
}

type Payer = string | Seat

/** Somebody has to make this payment in the course of the action. */
export const owe = (
  ledger: Pick<Ledger, 'due'>,
  payer: Payer,
  payee: Payer,
  amount: number,
  reason: string,
): void => count(ledger, payer, payee, amount, reason, 1)

function count(
  { due }: Pick<Ledger, 'due'>,
  payer: Payer,
  payee: Payer,
  amount: number,
  reason: string,
  times: 1 | -1,
): void {
  if (amount === 0) return
  const payment = `${payer} pays ${payee} ${amount} (${reason})`
  due.set(payment, (due.get(payment) ?? 0) + times)
}

/** What an event tells of a price must be what it is by the rules. */
export const mustCost = (
  ledger: Pick<Ledger, 'wrong'>,
  what: string,
  told: number,
  right: number | undefined,
): void => mustHold(ledger, told === right, `${what} is told to cost ${told}, not ${right}`)

/** Payments that are due and were not made, then those that were made and are not due. */
export function unsettledPayments({ due }: Pick<Ledger, 'due'>): string[] {
  const payments = [...due]
  return [
    ...payments.filter(([, times]) => times > 0).map(([payment]) => `not paid: ${payment}`),
    ...payments.filter(([, times]) => times < 0).map(([payment]) => `not due: ${payment}`),
  ]
}
