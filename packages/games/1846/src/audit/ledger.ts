import { type Entries, type Ledger, newLedger } from '@roundhouse/18xx/audit'
import type { CompanyId } from '../components/companies.ts'
import type { Event1846, Events1846 } from '../events.ts'
import type { State1846 } from '../state.ts'
import { type Books1846, booksOf } from './books.ts'

export interface Ledger1846 extends Ledger<Books1846, Event1846, State1846> {
  /** Where the prices must be by the rules, whatever the events tell. */
  readonly demanded: Books1846['price']
  /** What each company ran for last. */
  readonly revenue: Partial<Record<CompanyId, number>>
  /** Passes in a row, in a stock round. */
  passes: number | null
}

export type Entries1846 = Entries<Ledger1846, Events1846>

export function newLedger1846(before: State1846, events: readonly Event1846[]): Ledger1846 {
  const books = booksOf(before)
  const { operation, stock } = before
  return {
    ...newLedger(before, events, books),
    demanded: { ...books.price },
    revenue: operation ? { [operation.company]: operation.revenue } : {},
    passes: stock ? stock.passes : null,
  }
}
