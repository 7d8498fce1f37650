import { describe, expect, it } from 'vitest'
import { randomAction } from '../chance/random.ts'
import { fuzzPebbles } from '../testing/fuzzPebbles.ts'
import { pebbleBooks } from '../testing/pebbleRules.ts'
import { pebbles } from '../testing/pebbles.ts'
import { LONG } from '../testing/pebbleTable.ts'
import { fuzzGame } from './fuzz.ts'

/** What is refused before there is a game to fuzz, before another kind of action is known, or of the log. */
const NEVER_MET = [
  ...['players', 'quick', 'charms', 'shells'].map((reason) => `PB-1.1 ${reason}`),
  ...['options', 'names', 'undo'].map((reason) => `PB-1.2 ${reason}`),
  'PB-3.1 first',
]

describe('a game without bugs', () => {
  const games = Array.from({ length: 300 }, (_, seed) => fuzzPebbles(pebbles, seed))

  it('breaks no law', () => {
    expect(games.flatMap(({ failure }) => failure ?? [])).toEqual([])
  })

  it('is played in all its parts', () => {
    const met = (count: (game: (typeof games)[number]) => Record<string, number>) =>
      new Set(
        games.flatMap((game) => Object.entries(count(game)).flatMap(([name, times]) => (times ? name : []))),
      )
    expect(met(({ tally }) => tally)).toEqual(new Set(pebbles.steps.map(({ kind }) => kind)))
    expect(met(({ events }) => events)).toEqual(
      new Set(['took', 'tossed', 'chose', 'hid', 'drew', 'drew-shell', 'traded']),
    )
    const sentences = [...pebbleBooks.en.values()].flatMap(({ id, sentences }) =>
      [...sentences.keys()].map((reason) => `${id} ${reason}`),
    )
    expect(met(({ refusals }) => refusals)).toEqual(
      new Set(sentences.filter((one) => !NEVER_MET.includes(one))),
    )
  })

  it('is counted as played', () => {
    for (const { actions, tally } of games)
      expect(Object.values(tally).reduce((sum, times) => sum + times, 0)).toBe(actions)
  })
})

it('says whether the game ended before the cap', () => {
  const fuzzing = { ruleBooks: pebbleBooks, seed: 5, players: 2, options: { heap: 60 } }
  expect(fuzzGame(pebbles, { ...fuzzing, cap: 200 })).toMatchObject({ ended: true })
  expect(fuzzGame(pebbles, { ...fuzzing, cap: 10 })).toMatchObject({ ended: false, actions: 10 })
})

it('counts what is never played as 0', () => {
  const { tally } = fuzzGame(pebbles, { ruleBooks: pebbleBooks, seed: 5, players: 2, cap: 0 })
  expect(tally).toEqual({ take: 0, toss: 0, hide: 0, draw: 0, trade: 0 })
})

it('counts events by the names that the game has for them', () => {
  const { events } = fuzzPebbles(pebbles, 11)
  const named = fuzzPebbles({ ...pebbles, countedAs: ({ kind }) => `it ${kind}` }, 11)
  expect(named.events).toEqual(
    Object.fromEntries(Object.entries(events).map(([kind, times]) => [`it ${kind}`, times])),
  )
})

it('does the same for the same seed', () => {
  expect(fuzzPebbles(pebbles, 11)).toEqual(fuzzPebbles(pebbles, 11))
  expect(fuzzPebbles(pebbles, 11)).not.toEqual(fuzzPebbles(pebbles, 14))
})

it('needs a set-up that the game allows', () => {
  expect(() => fuzzGame(pebbles, { ruleBooks: pebbleBooks, seed: 1, players: 5, cap: 9 })).toThrow('PB-1.1')
})

it('lets a player who knows the game make most of the moves', () => {
  const fuzzing = { ruleBooks: pebbleBooks, seed: 3, players: 3, options: LONG, cap: 200 }
  const tosses = (tally: Record<string, number>) => tally.toss! / tally.take!
  const tossing = fuzzGame(pebbles, {
    ...fuzzing,
    player: (_state, { offers }, luck) =>
      offers.some(({ action }) => action.kind === 'toss') ? { kind: 'toss' } : randomAction(offers, luck),
  })
  expect(tossing.failure).toBeUndefined()
  expect(tosses(tossing.tally)).toBeGreaterThan(3 * tosses(fuzzGame(pebbles, fuzzing).tally))
})
