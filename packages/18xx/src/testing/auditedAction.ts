import { copy, type Seat } from '@roundhouse/kernel'
import type { Name } from '@roundhouse/kernel/testing/names'
import type { EventNames, EventOf, Events18xx } from '../events.ts'
import { type Purses, purseOf } from '../money.ts'

/** An action that was done, with all that the books see of it; tests spoil it. */
export interface AuditedAction<
  State = Purses,
  Event extends { readonly kind: string } = { readonly kind: string },
> {
  before: State
  events: Event[]
  after: State
}

/** Actions of a title as they are done, and what its audit finds when one is spoiled. */
export const auditing = <State, Event extends { readonly kind: string }, Action>(
  audit: (before: State, events: readonly Event[], after: State) => string[],
  does: (state: State, name: Name, action: Action) => Event[],
) => ({
  auditedAction(state: State, name: Name, action: Action): AuditedAction<State, Event> {
    const before = copy(state)
    return { before, events: copy(does(state, name, action)), after: state }
  },
  problemsWhen(
    right: AuditedAction<State, Event>,
    spoil: (wrong: AuditedAction<State, Event>) => void,
  ): string[] {
    const wrong = copy(right)
    spoil(wrong)
    return audit(wrong.before, wrong.events, wrong.after)
  },
})

/** The first event of this kind. */
export function eventIn<Event extends { readonly kind: string }, Kind extends Event['kind']>(
  { events }: { readonly events: readonly Event[] },
  kind: Kind,
): Extract<Event, { kind: Kind }> {
  const found = events.find((event) => event.kind === kind)
  if (!found) throw new Error(`nothing is told of ${kind}`)
  return found as Extract<Event, { kind: Kind }>
}

type Events = Pick<AuditedAction, 'events'>

export function dropEvent({ events }: Events, kind: string): void {
  events.splice(
    events.findIndex((event) => event.kind === kind),
    1,
  )
}

type Payment = EventOf<Events18xx<EventNames>, 'paid'>

function paymentFor({ events }: Events, reason: string): Payment {
  const found = (events as Payment[]).find((event) => event.kind === 'paid' && event.reason === reason)
  if (!found) throw new Error(`nothing is paid by reason of ${reason}`)
  return found
}

/** So much more is paid, and told so: no money is made or lost by it. */
export function paysMore(wrong: AuditedAction, reason: string, more: number): void {
  const paid = paymentFor(wrong, reason)
  paid.amount += more
  purseOf(wrong.after, paid.payer).cash -= more
  purseOf(wrong.after, paid.payee).cash += more
}

/** Somebody else is paid, and told so. */
export function paysTo(wrong: AuditedAction, reason: string, payee: string | Seat): void {
  const paid = paymentFor(wrong, reason)
  purseOf(wrong.after, paid.payee).cash -= paid.amount
  purseOf(wrong.after, payee).cash += paid.amount
  paid.payee = payee
}

/** Nothing is paid, and nothing told of it. */
export function paysNothing(wrong: AuditedAction, reason: string): void {
  const paid = paymentFor(wrong, reason)
  paysMore(wrong, reason, -paid.amount)
  wrong.events.splice(wrong.events.indexOf(paid), 1)
}
