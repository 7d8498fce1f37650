import type { CompanyId } from '../components/companies.ts'
import type { Event1846, PurseName, Reason } from '../events.ts'
import type { State } from '../state.ts'
import { type Books, booksOf } from './books.ts'

/** The books while the events of one action are entered, and what these events give rise to. */
export interface Ledger {
  readonly before: State
  readonly events: readonly Event1846[]
  readonly books: Books
  /** How often each payment is still due; below 0 it was made without being due. */
  readonly due: Map<string, number>
  /** Where the prices must be by the rules, whatever the events tell. */
  readonly demanded: Books['price']
  /** Trains that the rules take out of the game. */
  readonly leaving: Set<string>
  /** What each company ran for last. */
  readonly revenue: Partial<Record<CompanyId, number>>
  /** Passes in a row, in a stock round. */
  passes: number | null
  readonly wrong: string[]
}

/** The event of this kind. */
export type Told<Kind extends Event1846['kind']> = Extract<Event1846, { kind: Kind }>

/** What the rules say of each event. */
export type Entries = {
  readonly [Kind in Event1846['kind']]?: (ledger: Ledger, event: Told<Kind>) => void
}

export function newLedger(before: State, events: readonly Event1846[]): Ledger {
  const books = booksOf(before)
  const { operation, stock } = before
  return {
    before,
    events,
    books,
    due: new Map(),
    demanded: { ...books.price },
    leaving: new Set(),
    revenue: operation ? { [operation.company]: operation.revenue } : {},
    passes: stock ? stock.passes : null,
    wrong: [],
  }
}

export function must({ wrong }: Ledger, holds: boolean, problem: string): void {
  if (!holds) wrong.push(problem)
}

/** Somebody has to make this payment in the course of the action. */
export const owe = (
  ledger: Ledger,
  payer: PurseName,
  payee: PurseName,
  amount: number,
  reason: Reason,
): void => count(ledger, payer, payee, amount, reason, 1)

/** Somebody makes it. */
export const settle = (
  ledger: Ledger,
  payer: PurseName,
  payee: PurseName,
  amount: number,
  reason: Reason,
): void => count(ledger, payer, payee, amount, reason, -1)

function count(
  { due }: Ledger,
  payer: PurseName,
  payee: PurseName,
  amount: number,
  reason: Reason,
  times: 1 | -1,
): void {
  if (amount === 0) return
  const payment = `${payer} pays ${payee} ${amount} (${reason})`
  due.set(payment, (due.get(payment) ?? 0) + times)
}
