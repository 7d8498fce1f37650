import type { CheckedGame } from '@roundhouse/kernel'
import { pebbleBooks } from '@roundhouse/kernel/testing/pebbleRules'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { fuzzAll } from './series.ts'
import { flipSwitches } from './switches.ts'

/** The set-ups of so many games of a series. */
function setups(games: number, given: { players?: number; options?: Record<string, unknown> } = {}) {
  const seen: { players: number; options: unknown }[] = []
  const game: CheckedGame = {
    ...pebbles,
    setup(players, options, chance, emit) {
      seen.push({ players, options })
      return pebbles.setup(players, options as never, chance, emit)
    },
  }
  fuzzAll(game, { ruleBooks: pebbleBooks, seed: 1, ...given, goesOn: (so) => so.games < games })
  return seen
}

test('every number of players has its turn, with the usual options and with others', () => {
  const seen = new Set(
    setups(16).map(({ players, options }) => `${players} ${(options as { quick: boolean }).quick}`),
  )
  expect(seen).toEqual(new Set(['2 false', '3 false', '2 true', '3 true']))
})

test('what is given stays', () => {
  for (const { players, options } of setups(6, { players: 3, options: { heap: 5 } })) {
    expect(players).toBe(3)
    expect(options).toEqual({ heap: 5, quick: false, charms: false, shells: false, begins: 'first' })
  }
})

test('a switch that the rules forbid is left alone', () => {
  const strict: CheckedGame = {
    ...pebbles,
    refuseSetup: (_, options) =>
      pebbles.refuseSetup(2, { ...(options as Parameters<typeof pebbles.refuseSetup>[1]), heap: 2 }),
  }
  for (let seed = 0; seed < 8; seed++) expect(flipSwitches(strict, 2, seed)).toEqual({})
  const turned = Array.from({ length: 16 }, (_, seed) => flipSwitches(pebbles, 2, seed))
  expect(turned).toContainEqual({ quick: true })
  expect(turned).toContainEqual({})
})
