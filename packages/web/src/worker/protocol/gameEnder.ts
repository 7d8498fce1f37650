import type { EndedBy } from '@roundhouse/kernel'
import type { TableCard } from '@roundhouse/wire'

/** Who has ended a game before its rules did; at a table also whoever set it up, or runs the site. */
export type GameEnder = EndedBy | 'host' | 'site'

/** The host of a table alone ends only a game that no person plays. */
export function enderOf({
  state,
  seats,
  closed,
}: Pick<TableCard, 'state' | 'seats' | 'closed'>): GameEnder | undefined {
  if (state !== 'ended') return undefined
  if (closed) return 'site'
  return seats.some(({ kind }) => kind === 'person') ? 'players' : 'host'
}
