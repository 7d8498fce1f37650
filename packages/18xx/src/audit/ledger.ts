import type { Seat } from '@roundhouse/kernel'
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
  /** How often each payment is still due; below 0 it was made without being due. */
  readonly due: Map<string, number>
  /** Trains that the rules take out of the game. */
  readonly leaving: Set<string>
  readonly wrong: string[]
}

/** What the rules say of each event. */
export type Entries<L, Events extends object> = {
  readonly [Kind in keyof Events]?: (ledger: L, event: EventOf<Events, Kind>) => void
}

/** What holds of events in every title. */
export type SharedEntries = Entries<Ledger, Events18xx<EventNames>>

export const newLedger = <B extends Books, Event extends { readonly kind: string }, State>(
  before: State,
  events: readonly Event[],
  books: B,
): Ledger<B, Event, State> => ({
  before,
  events,
  books,
  due: new Map(),
  leaving: new Set(),
  wrong: [],
})

/** Enters every event in each book that it concerns, in the order of the books. */
export function enterEvents<L extends Pick<Ledger, 'events'>>(ledger: L, books: readonly object[]): void {
  for (const event of ledger.events)
    for (const book of books) {
      const entry = (book as Record<string, ((ledger: L, event: unknown) => void) | undefined>)[event.kind]
      entry?.(ledger, event)
    }
}

export function must({ wrong }: Pick<Ledger, 'wrong'>, holds: boolean, problem: string): void {
  if (!holds) wrong.push(problem)
}

type Payer = string | Seat

/** Somebody has to make this payment in the course of the action. */
export const owe = (
  ledger: Pick<Ledger, 'due'>,
  payer: Payer,
  payee: Payer,
  amount: number,
  reason: string,
): void => count(ledger, payer, payee, amount, reason, 1)

/** Somebody makes it. */
export const settle = (
  ledger: Pick<Ledger, 'due'>,
  payer: Payer,
  payee: Payer,
  amount: number,
  reason: string,
): void => count(ledger, payer, payee, amount, reason, -1)

function count(
  { due }: Pick<Ledger, 'due'>,
  payer: Payer,
  payee: Payer,
  amount: number,
  reason: string,
  times: 1 | -1,
): void {
  if (amount === 0) return
  const payment = `${payer} pays ${payee} ${amount} (${reason})`
  due.set(payment, (due.get(payment) ?? 0) + times)
}

/** Payments that are due and were not made, then those that were made and are not due. */
export function unsettled({ due }: Pick<Ledger, 'due'>): string[] {
  const payments = [...due]
  return [
    ...payments.filter(([, times]) => times > 0).map(([payment]) => `not paid: ${payment}`),
    ...payments.filter(([, times]) => times < 0).map(([payment]) => `not due: ${payment}`),
  ]
}
