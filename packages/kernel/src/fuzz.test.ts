import { describe, expect, it } from 'vitest'
import { fuzzGame } from './fuzz.ts'
import { randomAction } from './random.ts'
import { fuzzedToy } from './testing/fuzzedToy.ts'
import { toy } from './testing/toy.ts'
import { toyBooks } from './testing/toyRules.ts'

/** What is refused before there is a game to fuzz, or of its log. */
const SET_UP = ['TOY-1.1 players', 'TOY-1.2 options', 'TOY-1.2 names', 'TOY-1.2 undo']

describe('a game without bugs', () => {
  const games = Array.from({ length: 300 }, (_, seed) => fuzzedToy(toy, seed))

  it('breaks no law', () => {
    expect(games.flatMap(({ failure }) => failure ?? [])).toEqual([])
  })

  it('is played in all its parts', () => {
    const met = (count: (game: (typeof games)[number]) => Record<string, number>) =>
      new Set(
        games.flatMap((game) => Object.entries(count(game)).flatMap(([name, times]) => (times ? name : []))),
      )
    expect(met(({ tally }) => tally)).toEqual(new Set(toy.steps.map(({ kind }) => kind)))
    expect(met(({ events }) => events)).toEqual(new Set(['drew', 'drew-wagon', 'sold', 'paid', 'won']))
    const sentences = [...toyBooks.en.values()].flatMap(({ id, sentences }) =>
      [...sentences.keys()].map((reason) => `${id} ${reason}`),
    )
    expect(met(({ refusals }) => refusals)).toEqual(new Set(sentences.filter((one) => !SET_UP.includes(one))))
  })

  it('is counted as played', () => {
    for (const { actions, tally } of games)
      expect(Object.values(tally).reduce((sum, times) => sum + times, 0)).toBe(actions)
  })
})

it('says whether the game ended before the cap', () => {
  const fuzzing = { books: toyBooks, seed: 5, players: 2, options: { turns: 30 } }
  expect(fuzzGame(toy, { ...fuzzing, cap: 200 })).toMatchObject({ ended: true })
  expect(fuzzGame(toy, { ...fuzzing, cap: 10 })).toMatchObject({ ended: false, actions: 10 })
})

it('counts what is never played as 0', () => {
  const { tally } = fuzzGame(toy, { books: toyBooks, seed: 5, players: 2, options: { turns: 30 }, cap: 0 })
  expect(tally).toEqual({ draw: 0, sell: 0, pay: 0, pass: 0, call: 0, bid: 0 })
})

it('does the same for the same seed', () => {
  expect(fuzzedToy(toy, 11)).toEqual(fuzzedToy(toy, 11))
  expect(fuzzedToy(toy, 11)).not.toEqual(fuzzedToy(toy, 14))
})

it('needs a set-up that the game allows', () => {
  expect(() =>
    fuzzGame(toy, { books: toyBooks, seed: 1, players: 5, options: { turns: 9 }, cap: 9 }),
  ).toThrow('TOY-1.1')
})

it('lets a player who knows the game make most of the moves', () => {
  const fuzzing = { books: toyBooks, seed: 3, players: 3, options: { turns: 60 }, cap: 200 }
  const passes = (tally: Record<string, number>) => tally.pass! / tally.draw!
  const passing = fuzzGame(toy, {
    ...fuzzing,
    player: (_state, { offers }, luck) =>
      offers.some(({ action }) => action.kind === 'pass') ? { kind: 'pass' } : randomAction(offers, luck),
  })
  expect(passing.failure).toBeUndefined()
  expect(passes(passing.tally)).toBeGreaterThan(3 * passes(fuzzGame(toy, fuzzing).tally))
})
