import type { Standing } from '@roundhouse/kernel'
import { PRICES } from './components/market.ts'
import { PHASES } from './components/trains.ts'
import { type State1846, scoreOf } from './state.ts'

/** 1846-9.3: equal scores share the place. */
export function standings(state: State1846): Standing[] {
  const scores = state.players.map((_, seat) => ({ seat, score: scoreOf(state, seat) }))
  return scores
    .map(({ seat, score }) => ({
      seat,
      score,
      rank: 1 + scores.filter((other) => other.score > score).length,
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

/** Numbers worth watching over many games. */
export const figures = (state: State1846): Record<string, number> => ({
  sets: state.set,
  phase: PHASES.indexOf(state.phase) + 1,
  highestPrice: state.market[0] ? PRICES[state.market[0].space]! : 0,
  corporationsAtWork: state.market.length,
  bankruptcies: state.players.filter(({ bankrupt }) => bankrupt).length,
})
