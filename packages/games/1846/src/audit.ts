import {
  boardEntries,
  differences,
  enterEvents,
  moneyEntries,
  playEntries,
  shareEntries,
  trainEntries,
  trainsLeftOver,
  unsettled,
} from '@roundhouse/18xx/audit'
import { boardPriced } from './audit/board.ts'
import { booksOf } from './audit/books.ts'
import { dividendOwed } from './audit/dividend.ts'
import { type Entries1846, newLedger1846 } from './audit/ledger.ts'
import { markersPlaced } from './audit/markers.ts'
import { moneyOwed } from './audit/money.ts'
import { misplacedPrices, pricesDemanded } from './audit/prices.ts'
import { enterSecondTile, privatesPriced } from './audit/privates.ts'
import { sharesPriced } from './audit/shares.ts'
import { trainsPriced } from './audit/trains.ts'
import { BOARD } from './components/board.ts'
import type { Event1846 } from './events.ts'
import type { State1846 } from './state.ts'

/** What an action changed and its events do not account for, and what they tell against the rules. */
export function audit(before: State1846, events: readonly Event1846[], after: State1846): string[] {
  const ledger = newLedger1846(before, events)
  enterEvents(ledger, BOOKS)
  enterSecondTile(ledger)
  return [
    ...ledger.wrong,
    ...unsettled(ledger),
    ...misplacedPrices(ledger),
    ...trainsLeftOver(ledger),
    ...differences(ledger.books, booksOf(after)),
  ]
}

const lastTrain: Entries1846 = {
  'last-train'({ books }, { lastSet }) {
    books.lastSet = lastSet
  },
}

/** What is due depends on how things were; then come the changes, and what follows from them. */
const BOOKS: readonly Entries1846[] = [
  moneyOwed,
  dividendOwed,
  sharesPriced,
  boardPriced,
  privatesPriced,
  moneyEntries,
  shareEntries,
  trainEntries,
  boardEntries(BOARD),
  playEntries,
  pricesDemanded,
  trainsPriced,
  markersPlaced,
  lastTrain,
]
