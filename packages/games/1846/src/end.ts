import type { Standing } from '@roundhouse/kernel'
import { type State, scoreOf } from './state.ts'

/** 1846-9.3: equal scores share the place. */
export function standings(state: State): Standing[] {
  const scores = state.players.map((_, seat) => ({ seat, score: scoreOf(state, seat) }))
  return scores
    .map(({ seat, score }) => ({
      seat,
      score,
      rank: 1 + scores.filter((other) => other.score > score).length,
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}
