import { auditEvents, newLedger, privateIncome, trainsRust } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import { boardCosts } from './audit/board.ts'
import { booksOf } from './audit/books.ts'
import { dividendPayments, dividendPrices } from './audit/dividend.ts'
import { fateEntries } from './audit/fates.ts'
import { priceDemands } from './audit/prices.ts'
import { privateCosts } from './audit/privates.ts'
import { shareCosts } from './audit/shares.ts'
import { solvency, trainCosts } from './audit/trains.ts'
import { turnEntries } from './audit/turns.ts'
import { PRIVATE, PRIVATES } from './components/companies.ts'
import type { Event1860 } from './events.ts'
import type { State1860 } from './state.ts'
import { titleOf } from './title.ts'

/** What an action changed and its events do not account for, and what they tell against the rules. */
export const audit = (before: State1860, events: readonly Event1860[], after: State1860): string[] =>
  auditEvents(titleOf(before), ENTRIES, newLedger(before, events, booksOf(before)), booksOf(after))

const ENTRIES = {
  due: [
    fateEntries,
    turnEntries,
    // 1860-PRIV.1
    privateIncome(byId(PRIVATES, (id) => PRIVATE[id].revenue)),
    dividendPayments,
    shareCosts,
    boardCosts,
    privateCosts,
    trainCosts,
  ],
  following: [
    priceDemands,
    dividendPrices,
    solvency,
    // 1860-PH
    trainsRust({ '4': ['2+1'], '6': ['3+2'], '7': ['4+2'], '8': ['5+3'] }),
  ],
}
