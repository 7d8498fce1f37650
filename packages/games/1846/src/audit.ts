import { auditEvents, newLedger, owe, privateIncome, trainsRust } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import { boardCosts } from './audit/board.ts'
import { booksOf, type Entries1846 } from './audit/books.ts'
import { dividendPayments } from './audit/dividend.ts'
import { markerEntries } from './audit/markers.ts'
import { priceDemands } from './audit/prices.ts'
import { enterSecondTile, privateCosts } from './audit/privates.ts'
import { shareCosts } from './audit/shares.ts'
import { trainCosts } from './audit/trains.ts'
import { PRIVATE, PRIVATES } from './components/companies.ts'
import type { Event1846 } from './events.ts'
import type { State1846 } from './state.ts'
import { TITLE } from './title.ts'

/** What an action changed and its events do not account for, and what they tell against the rules. */
export function audit(before: State1846, events: readonly Event1846[], after: State1846): string[] {
  const ledger = newLedger(before, events, booksOf(before))
  enterSecondTile(ledger)
  return auditEvents(TITLE, ENTRIES, ledger, booksOf(after))
}

/** What brings the end of the game, or of a player's. */
const endings: Entries1846 = {
  'last-train'({ books }, { lastSet }) {
    books.lastSet = lastSet
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

const ENTRIES = {
  due: [
    endings,
    // 1846-3.10
    privateIncome(byId(PRIVATES, (id) => PRIVATE[id].revenue)),
    dividendPayments,
    shareCosts,
    boardCosts,
    privateCosts,
  ],
  // 1846-8.4
  following: [priceDemands, trainCosts, trainsRust({ IV: ['2'] }), markerEntries],
}
