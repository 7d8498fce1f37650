import { type TableCard, WAITING_DAYS } from '@roundhouse/wire'

const DAY = 24 * 60 * 60_000

/** From how many days before on it is said. */
const SAID = 3

/** In how many days a table that waits is taken away; null while that is far off. */
export function daysLeft({ state, moved }: Pick<TableCard, 'state' | 'moved'>, now: number): number | null {
  const days = Math.max(1, Math.ceil((moved + WAITING_DAYS * DAY - now) / DAY))
  return state === 'waiting' && days <= SAID ? days : null
}
