import type { Standing } from '@roundhouse/kernel'

/** The players by their scores, best first; equal scores share the place (1846 9.3, 1856 4d, 1860 END.4). */
export const rankByScore = (scores: readonly number[]): Standing[] =>
  scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat)
