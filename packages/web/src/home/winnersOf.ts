import type { Seat } from '@roundhouse/kernel'

/** The seats that share the first place. */
export const winnersOf = (scores: readonly { readonly seat: Seat; readonly rank: number }[]): Seat[] =>
  scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
