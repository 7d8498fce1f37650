import { board } from './audit/board.ts'
import { booksOf, differences } from './audit/books.ts'
import { dividend } from './audit/dividend.ts'
import { type Entries, type Ledger, newLedger } from './audit/ledger.ts'
import { markers } from './audit/markers.ts'
import { money } from './audit/money.ts'
import { misplaced, prices } from './audit/prices.ts'
import { giveUpSecondTile, privates } from './audit/privates.ts'
import { shares } from './audit/shares.ts'
import { leftOver, trains } from './audit/trains.ts'
import type { Event1846 } from './events.ts'
import type { State } from './state.ts'

/** What an action changed and its events do not account for, and what they tell against the rules. */
export function audit(before: State, events: readonly Event1846[], after: State): string[] {
  const ledger = newLedger(before, events)
  for (const event of events) for (const book of BOOKS) enter(book, ledger, event)
  giveUpSecondTile(ledger)
  return [
    ...ledger.wrong,
    ...unsettled(ledger),
    ...misplaced(ledger),
    ...leftOver(ledger),
    ...differences(ledger.books, booksOf(after)),
  ]
}

/** Who has the priority card, and the end of the game. */
const play: Entries = {
  priority({ books }, { seat }) {
    books.priority = seat
  },
  'last-train'({ books }, { lastSet }) {
    books.lastSet = lastSet
  },
  'game-end'({ books }, { reason }) {
    books.end = reason
  },
}

/** An event is entered in every book that it concerns. */
const BOOKS: readonly Entries[] = [money, dividend, prices, shares, trains, board, markers, privates, play]

function enter(book: Entries, ledger: Ledger, event: Event1846): void {
  const entry = book[event.kind] as ((ledger: Ledger, event: Event1846) => void) | undefined
  entry?.(ledger, event)
}

/** Payments that are due and were not made, then those that were made and are not due. */
function unsettled({ due }: Ledger): string[] {
  const payments = [...due]
  return [
    ...payments.filter(([, times]) => times > 0).map(([payment]) => `not paid: ${payment}`),
    ...payments.filter(([, times]) => times < 0).map(([payment]) => `not due: ${payment}`),
  ]
}
