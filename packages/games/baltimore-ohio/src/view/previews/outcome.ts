import { act, copy, type GameEvent, type Refusal, type Seat } from '@roundhouse/kernel'
import type { Change } from '@roundhouse/view'
import type { BnoAction } from '../../actions.ts'
import type { CompanyId } from '../../components/companies.ts'
import type { BnoEvent } from '../../events.ts'
import { baltimoreOhio } from '../../index.ts'
import { priceOf, type State, statusOf } from '../../state.ts'

/** What an action would do. */
export interface Outcome {
  readonly before: State
  readonly after: State
  readonly events: readonly BnoEvent[]
  /** Why it would do nothing: a blank may be half filled in. */
  readonly refused: Refusal | undefined
}

/** Does the actions of one seat, one after the other, on a copy. */
export function outcomeOf(before: State, seat: Seat, ...actions: readonly BnoAction[]): Outcome {
  const after = copy(before)
  const events: BnoEvent[] = []
  const note = (event: GameEvent) => events.push(event as BnoEvent)
  let refused: Refusal | undefined
  for (const action of actions) refused ??= act(baltimoreOhio, after, seat, action, note)
  return { before, after, events, refused }
}

/** Events of one kind. */
export const eventsOf = <K extends BnoEvent['kind']>(
  { events }: Outcome,
  kind: K,
): Extract<BnoEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<BnoEvent, { kind: K }> => event.kind === kind)

/** The price of a company; null for one without a token. */
export const priceIn = (state: State, id: CompanyId): number | null =>
  statusOf(state, id) === 'open' ? priceOf(state, id) : null

/** How much a player pays by it; negative when they are paid. */
export const paidBy = ({ before, after }: Outcome, seat: Seat): number =>
  before.players[seat]!.cash - after.players[seat]!.cash

/** The same of a company's treasury. */
export const paidFrom = ({ before, after }: Outcome, id: CompanyId): number =>
  before.companies[id].treasury.cash - after.companies[id].treasury.cash

/** A line of before and after, where they differ. */
export const change = (label: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ label, before, after }]
