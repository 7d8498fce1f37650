import type { Failure } from '../failure.ts'
import { type Fuzzed, fuzzGame } from '../fuzz.ts'
import type { ToyGame } from './planted.ts'
import { toyBooks } from './toyRules.ts'

/** A game of a length and a number of players that depend on the seed. */
export const fuzzedToy = (game: ToyGame, seed: number, books = toyBooks): Fuzzed =>
  fuzzGame(game, {
    books,
    seed,
    players: 2 + (seed % 3),
    options: { turns: 20 + ((seed * 7) % 50) },
    cap: 80,
  })

export function firstFailure(game: ToyGame, books = toyBooks): Failure {
  for (let seed = 0; seed < 300; seed++) {
    const { failure } = fuzzedToy(game, seed, books)
    if (failure) return failure
  }
  throw new Error('no failure was found')
}
