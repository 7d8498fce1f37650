import type { LinesOf } from '@roundhouse/18xx/view'
import type { Event1846, EventOf1846 } from '../../events.ts'
import type { Wording1846 } from '../wording.ts'

/** An event among those that one action brought about. */
export interface Context {
  readonly events: readonly Event1846[]
  readonly place: number
  readonly wording: Wording1846
}

export type Lines<Kind extends Event1846['kind']> = LinesOf<EventOf1846<Kind>, Context>
