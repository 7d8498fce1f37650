import type { GameEvent, Seat } from '@roundhouse/kernel'
import type { LogLine } from './gameView.ts'
import { playerName, type ReaderWording } from './wording.ts'

/** Where an event stands among those that one action brought about. */
export interface EventPlace<Event extends GameEvent = GameEvent> {
  readonly events: readonly Event[]
  readonly place: number
}

/** How events are told, by their kinds; nothing where it goes without saying, or another line says it. */
export type LinesByKind<Event extends GameEvent, Wording> = {
  readonly [Kind in Event['kind']]: (
    event: Extract<Event, { kind: Kind }>,
    wording: Wording,
  ) => LogLine | undefined
}

/** What the log says of everything that one action brought about; several events may make one line. */
export function linesOfEvents<Event extends GameEvent, Wording>(
  lines: LinesByKind<Event, Wording & EventPlace<Event>>,
  events: readonly Event[],
  wording: Wording,
): LogLine[] {
  return events.flatMap((event, place) => {
    const tell = lines[event.kind as Event['kind']] as (event: Event, wording: object) => LogLine | undefined
    return tell(event, { ...wording, events, place }) ?? []
  })
}

/** Whoever does it, in the figures of a sentence. */
export const playerFigure = (wording: Pick<ReaderWording, 'players'>, seat: Seat) => ({
  who: playerName(wording, seat),
})
