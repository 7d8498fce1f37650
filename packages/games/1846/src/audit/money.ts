import { owe } from '@roundhouse/18xx/audit'
import { MINORS } from '../components/companies.ts'
import type { Entries1846 } from './books.ts'

/** What those pay who leave the game. */
export const leavingPayments: Entries1846 = {
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
