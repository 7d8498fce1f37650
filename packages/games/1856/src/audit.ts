import { auditEvents, newLedger, privateIncome, trainsRust } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import { boardCosts } from './audit/board.ts'
import { booksOf } from './audit/books.ts'
import { dividendPayments } from './audit/dividend.ts'
import { formationEntries, tokensOfCgr } from './audit/formation.ts'
import { interestAfterRun, loanPayments } from './audit/loans.ts'
import { priceDemands } from './audit/prices.ts'
import { privateCosts, rightEntries } from './audit/privates.ts'
import { escrowAtSixes, shareCosts } from './audit/shares.ts'
import { permanentTrains, trainCosts } from './audit/trains.ts'
import { turnEnds, turnEntries } from './audit/turns.ts'
import { PRIVATE, PRIVATES } from './components/companies.ts'
import type { Event1856 } from './events.ts'
import type { State1856 } from './state.ts'
import { TITLE } from './title.ts'

/** What an action changed and its events do not account for, and what they tell against the rules. */
export const audit = (before: State1856, events: readonly Event1856[], after: State1856): string[] =>
  auditEvents(TITLE, ENTRIES, newLedger(before, events, booksOf(before)), booksOf(after))

const ENTRIES = {
  due: [
    turnEntries,
    // 1856-2b
    privateIncome(byId(PRIVATES, (id) => PRIVATE[id].revenue)),
    loanPayments,
    dividendPayments,
    shareCosts,
    boardCosts,
    privateCosts,
    rightEntries,
    trainCosts,
    formationEntries,
  ],
  following: [
    priceDemands,
    interestAfterRun,
    escrowAtSixes,
    permanentTrains,
    tokensOfCgr,
    // 1856-Pb
    trainsRust({ '4': ['2'], '6': ['3'], D: ['4'], '8': ['4'] }),
    turnEnds,
  ],
}
