import { type SharedEntries, settle } from './ledger.ts'

/** Payments. */
export const moneyEntries: SharedEntries = {
  paid(ledger, { payer, payee, amount, reason }) {
    const { cash } = ledger.books
    cash[payer]! -= amount
    cash[payee]! += amount
    settle(ledger, payer, payee, amount, reason)
  },
  'bank-broken'({ books }) {
    books.bankBroken = true
  },
}
