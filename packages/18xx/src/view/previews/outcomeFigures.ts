import type { GameEvent, Seat } from '@roundhouse/kernel'
import { cellAt, type Preview } from '@roundhouse/view'
import type { EventNames, Events18xx } from '../../events.ts'
import type { EventOfKind } from '../log/logContext.ts'
import type { Wording18xx } from '../wording.ts'

/** What happens by an action itself. */
export interface EventsNow {
  readonly now: readonly GameEvent[]
}

/** Events of a kind that every title has. */
export const sharedEvents = <Kind extends keyof Events18xx<EventNames>>(
  events: readonly GameEvent[],
  kind: Kind,
): EventOfKind<Kind>[] => events.filter((event): event is EventOfKind<Kind> => event.kind === kind)

/** How much the action itself brings somebody. */
export const gainOf = ({ now }: EventsNow, purse: Seat | string): number =>
  sharedEvents(now, 'paid').reduce(
    (sum, { payer, payee, amount }) => sum + (payee === purse ? amount : 0) - (payer === purse ? amount : 0),
    0,
  )

/** Everything paid for this. */
export const paidFor = ({ now }: EventsNow, reason: string): number =>
  sharedEvents(now, 'paid').reduce((sum, paid) => sum + (paid.reason === reason ? paid.amount : 0), 0)

/** From which space of the chart to which a marker goes; one that was not there yet comes from none. */
export interface PriceMove {
  readonly company: string
  readonly before: number | null
  readonly after: number
}

/** Where the markers on the chart go by these events, each from where it was. */
export function priceMoves(events: readonly GameEvent[]): PriceMove[] {
  const moves = new Map<string, PriceMove>()
  for (const { corporation: company, before, after } of sharedEvents(events, 'price'))
    if (after !== null) moves.set(company, { company, before, ...moves.get(company), after })
  return [...moves.values()].filter(({ before, after }) => before !== after)
}

/** The same, as the chart is drawn. */
export const markerMoves = (
  events: readonly GameEvent[],
  { names: { title } }: Wording18xx,
): NonNullable<Preview['prices']> =>
  priceMoves(events).map(({ company, after }) => ({ company, to: cellAt(title.chart, after) }))
