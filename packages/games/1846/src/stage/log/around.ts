import type { Line } from '@roundhouse/view'
import type { Event1846 } from '../../events.ts'
import { placeName, playerName, purseName, type Telling } from '../telling.ts'

/** An event among those that one action brought about. */
export interface Around {
  readonly events: readonly Event1846[]
  readonly place: number
  readonly telling: Telling
}

export type Of<K extends Event1846['kind']> = Extract<Event1846, { kind: K }>
export type Paid = Of<'paid'>
export type Said = Line | undefined

export const wordsOf = ({ telling }: Around) => telling.words.log

export const by = ({ telling }: Around, seat: number) => ({ who: playerName(telling, seat) })
export const to = ({ telling }: Around, { payee }: Paid) => ({ who: purseName(telling, payee) })
export const at = ({ telling }: Around, hex: string) => ({ place: placeName(telling, hex) })
export const next = ({ events, place }: Around): Event1846 | undefined => events[place + 1]

/** A train by its type, as far as its name tells. */
export const typeOf = (train: string): string => train.split('-')[0]!
