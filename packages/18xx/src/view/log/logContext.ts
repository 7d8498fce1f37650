import type { EventPlace, LogLine } from '@roundhouse/view'
import type { EventNames, EventOf, Events18xx } from '../../events.ts'
import { placeName, type Wording18xx } from '../wording.ts'

/** The words of a title's log, and the event that they tell of. */
export type LogContext = Wording18xx & EventPlace

/** An event that every title has. */
export type EventOfKind<Kind extends keyof Events18xx<EventNames>> = EventOf<Events18xx<EventNames>, Kind>

/** Where it is done, in the figures of a sentence. */
export const placeFigure = (wording: Wording18xx, hex: string) => ({ place: placeName(wording, hex) })

/** A line about a company, with what else there is to say of it. */
export const companyLine = (
  company: string,
  text: string,
  more: Omit<LogLine, 'text' | 'company'> = {},
): LogLine => ({ text, company, ...more })
