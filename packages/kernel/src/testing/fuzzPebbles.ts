import type { Failure } from '../fuzz/failure.ts'
import { type FuzzResult, fuzzGame } from '../fuzz/fuzz.ts'
import { pebbleBooks } from './pebbleRules.ts'
import type { PebblesGame } from './pebbles.ts'

/** A game whose heap, variants and number of players depend on the seed. */
export const fuzzPebbles = (game: PebblesGame, seed: number, ruleBooks = pebbleBooks): FuzzResult =>
  fuzzGame(game, {
    ruleBooks,
    seed,
    players: 2 + (seed % 2),
    options: {
      heap: 20 + ((seed * 7) % 50),
      charms: seed % 4 !== 0,
      shells: seed % 5 !== 0,
      begins: seed % 3 === 0 ? 'anybody' : 'first',
    },
    cap: 80,
  })

export function firstFailure(game: PebblesGame, ruleBooks = pebbleBooks): Failure {
  for (let seed = 0; seed < 300; seed++) {
    const { failure } = fuzzPebbles(game, seed, ruleBooks)
    if (failure) return failure
  }
  throw new Error('no failure was found')
}
