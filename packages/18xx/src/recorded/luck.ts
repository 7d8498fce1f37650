import type { Chance } from '@roundhouse/kernel'

/** The luck of 18xx.games: a list is put in the order of the numbers that are drawn for its members. */
export function recordedLuck(seed: number): Chance {
  let drawn = seed
  const next = () => {
    drawn = (Math.imul(1103515245, drawn) + 12345) & 0x7fffffff
    return drawn
  }
  return {
    order(length) {
      const draws = Array.from({ length }, next)
      return [...draws.keys()].sort((one, other) => draws[one]! - draws[other]!)
    },
  }
}
