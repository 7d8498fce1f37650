import { fork } from '@roundhouse/board'
import { act, type GameEvent, type Seat } from '@roundhouse/kernel'
import type { Change } from '@roundhouse/view'
import type { Action1846 } from '../../actions.ts'
import { COMPANIES, type CompanyId, type CorporationId } from '../../components/companies.ts'
import type { Event1846, PurseName } from '../../events.ts'
import { game1846 } from '../../index.ts'
import type { State } from '../../state.ts'

/** What an action would do. */
export interface Outcome {
  readonly before: State
  readonly after: State
  /** What happens by it, and then what the end of a turn or a round brings of itself. */
  readonly now: readonly Event1846[]
  readonly later: readonly Event1846[]
}

/** What begins something new: the changes after it are not the action's own. */
const BOUNDARIES: readonly Event1846['kind'][] = [
  'passed',
  'priority',
  'stock-round',
  'operating-round',
  'operating',
  'turn-ended',
  'draft-resumed',
]

/** Does the actions, one after the other, on a copy. */
export function outcomeOf(before: State, ...deeds: readonly (readonly [Seat, Action1846])[]): Outcome {
  const after = fork(before)
  const events: Event1846[] = []
  const note = (event: GameEvent) => events.push(event as Event1846)
  for (const [seat, action] of deeds) act(game1846, after, seat, action, note)
  const end = events.findIndex(({ kind }) => BOUNDARIES.includes(kind))
  return end < 0
    ? { before, after, now: events, later: [] }
    : { before, after, now: events.slice(0, end), later: events.slice(end) }
}

/** Events of one kind. */
export const eventsOf = <K extends Event1846['kind']>(
  events: readonly Event1846[],
  kind: K,
): Extract<Event1846, { kind: K }>[] =>
  events.filter((event): event is Extract<Event1846, { kind: K }> => event.kind === kind)

/** How much the action itself brings somebody. */
export const gainOf = ({ now }: Outcome, purse: PurseName): number =>
  eventsOf(now, 'paid').reduce(
    (sum, { payer, payee, amount }) => sum + (payee === purse ? amount : 0) - (payer === purse ? amount : 0),
    0,
  )

/** Everything paid for this. */
export const paidFor = ({ now }: Outcome, reason: Extract<Event1846, { kind: 'paid' }>['reason']): number =>
  eventsOf(now, 'paid').reduce((sum, paid) => sum + (paid.reason === reason ? paid.amount : 0), 0)

/** Companies whose treasury the action changes. */
export const treasuriesChanged = (outcome: Outcome): CompanyId[] =>
  COMPANIES.filter((id) => gainOf(outcome, id) !== 0)

/** Where the prices go by the action itself, each from where it was. */
export function priceMoves(
  events: readonly Event1846[],
): { corporation: CorporationId; before: number; after: number }[] {
  const moves = new Map<CorporationId, { corporation: CorporationId; before: number; after: number }>()
  for (const { corporation, before, after } of eventsOf(events, 'price'))
    moves.set(corporation, { corporation, before: moves.get(corporation)?.before ?? before, after })
  return [...moves.values()].filter(({ before, after }) => before !== after)
}

/** A line of before and after, where they differ. */
export const change = (label: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ label, before, after }]
