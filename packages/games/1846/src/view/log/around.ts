import type { LogLine } from '@roundhouse/view'
import type { Event1846 } from '../../events.ts'
import { placeName, playerName, purseName, type Wording } from '../wording.ts'

/** An event among those that one action brought about. */
export interface Around {
  readonly events: readonly Event1846[]
  readonly place: number
  readonly wording: Wording
}

export type Of<K extends Event1846['kind']> = Extract<Event1846, { kind: K }>
export type Paid = Of<'paid'>
export type Said = LogLine | undefined

export const wordsOf = ({ wording }: Around) => wording.words.log

export const by = ({ wording }: Around, seat: number) => ({ who: playerName(wording, seat) })
export const to = ({ wording }: Around, { payee }: Paid) => ({ who: purseName(wording, payee) })
export const at = ({ wording }: Around, hex: string) => ({ place: placeName(wording, hex) })
export const next = ({ events, place }: Around): Event1846 | undefined => events[place + 1]

/** A train by its type, as far as its name tells. */
export const typeOf = (train: string): string => train.split('-')[0]!
