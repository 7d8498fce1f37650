import type { Standing } from '@roundhouse/kernel'
import type { SharedEvent } from './events.ts'

/** The pieces of a state in which a game goes on. */
interface Ending<End extends string> {
  round: string
  endReason: End | null
  stock: object | null
  toOperate: unknown[]
  operation: object | null
  deal: object | null
}

/** Nothing is decided any more (1846 9.1, 1856 4a and 4b, 1860 END.1 to END.3). */
export function endGame<End extends string>(
  state: Ending<End>,
  reason: End,
  emit: (event: SharedEvent<'game-end', { end: End }>) => void,
): void {
  Object.assign(state, {
    round: 'over',
    endReason: reason,
    stock: null,
    toOperate: [],
    operation: null,
    deal: null,
  })
  emit({ kind: 'game-end', reason })
}

/** The players by their scores, best first; equal scores share the place (1846 9.3, 1856 4d, 1860 END.4). */
export const rankByScore = (scores: readonly number[]): Standing[] =>
  scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
