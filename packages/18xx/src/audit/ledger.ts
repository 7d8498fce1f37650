import type { Entries } from '@roundhouse/kernel/audit'
import type { EventNames, EventOf, Events18xx } from '../events.ts'
import type { Books } from './books.ts'

/** The books while the events of one action are entered, and what these events give rise to. */
export interface Ledger<
  B extends Books = Books,
  Event extends { readonly kind: string } = { readonly kind: string },
  State = unknown,
> {
  readonly before: State
  readonly events: readonly Event[]
  readonly books: B
  /** The spaces on which the markers must be by the rules, whatever the events tell. */
  readonly demanded: B['space']
  /** What each company ran for last. */
  readonly revenue: Record<string, number>
  /** Passes in a row, in a stock round. */
  passes: number | null
  /** How often each payment is still due; below 0 it was made without being due. */
  readonly due: Map<string, number>
  /** Trains that the rules take out of the game. */
  readonly leaving: Set<string>
  readonly wrong: string[]
}

/** What holds of events in every title. */
export type SharedEntries = Entries<Ledger, EventOf<Events18xx<EventNames>>>

interface AuditedState {
  readonly operation: { readonly company: string; readonly revenue: number } | null
  readonly stock: { readonly passes: number } | null
}

export const newLedger = <
  B extends Books,
  Event extends { readonly kind: string },
  State extends AuditedState,
>(
  before: State,
  events: readonly Event[],
  books: B,
): Ledger<B, Event, State> => ({
  before,
  events,
  books,
  demanded: { ...books.space },
  revenue: before.operation ? { [before.operation.company]: before.operation.revenue } : {},
  passes: before.stock?.passes ?? null,
  due: new Map(),
  leaving: new Set(),
  wrong: [],
})
