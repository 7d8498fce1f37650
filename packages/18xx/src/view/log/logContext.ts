import type { GameEvent, Seat } from '@roundhouse/kernel'
import { type LogLine, playerName } from '@roundhouse/view'
import type { EventNames, EventOf, Events18xx } from '../../events.ts'
import { placeName, type Wording18xx } from '../wording.ts'

/** An event among those that one action brought about. */
export interface LogContext {
  readonly events: readonly GameEvent[]
  readonly place: number
  readonly wording: Wording18xx
}

/** What the log says of an event; nothing where it goes without saying, or another line says it. */
export type Line = LogLine | undefined

/** An event that every title has. */
export type Shared<Kind extends keyof Events18xx<EventNames>> = EventOf<Events18xx<EventNames>, Kind>

/** How events are told, by their kinds. */
export type LinesOf<Event extends GameEvent, Context> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, context: Context) => Line
}

/** What the log says of everything that one action brought about; several events may make one line. */
export function linesOfEvents<Event extends GameEvent, Wording>(
  lines: LinesOf<Event, { events: readonly Event[]; place: number; wording: Wording }>,
  events: readonly Event[],
  wording: Wording,
): LogLine[] {
  return events.flatMap((event, place) => {
    const emit = lines[event.kind as Event['kind']] as (event: Event, context: object) => Line
    return emit(event, { events, place, wording }) ?? []
  })
}

/** Whoever does it, in the figures of a sentence. */
export const playerFigure = ({ wording }: Pick<LogContext, 'wording'>, seat: Seat) => ({
  who: playerName(wording, seat),
})

/** Where it is done, in the figures of a sentence. */
export const placeFigure = ({ wording }: Pick<LogContext, 'wording'>, hex: string) => ({
  place: placeName(wording, hex),
})
