import { must, owe } from '@roundhouse/18xx/audit'
import { MINORS, PRIVATE, PRIVATES } from '../components/companies.ts'
import type { Entries1846 } from './ledger.ts'

/** Payments that belong to no share, train, tile or private. */
export const moneyOwed: Entries1846 = {
  'bank-broken'(ledger) {
    // 1846-9.1
    must(ledger, ledger.books.cash.bank! < 0, 'the bank breaks and has money')
  },
  'operating-round'(ledger) {
    // 1846-3.10
    for (const id of PRIVATES) {
      const owner = ledger.books.owner[id]
      if (owner !== null) owe(ledger, 'bank', owner, PRIVATE[id].revenue, 'private-income')
    }
  },
  closed(ledger, { corporation }) {
    // 1846-5.25
    owe(ledger, corporation, 'bank', ledger.books.cash[corporation]!, 'closing')
  },
  'private-closed'(ledger, { private: id }) {
    // 1846-8.3d
    const minor = MINORS.find((one) => one === id)
    if (minor) owe(ledger, minor, 'bank', ledger.books.cash[minor]!, 'closing')
  },
  bankruptcy(ledger, { seat, corporation }) {
    // 1846-7.0a (4)
    let all = ledger.books.cash[seat]!
    for (const event of ledger.events)
      if (event.kind === 'sold' && event.seat === seat) all += event.count * event.price
    owe(ledger, seat, corporation, all, 'bankruptcy')
    ledger.books.bankrupt[seat] = true
  },
}
