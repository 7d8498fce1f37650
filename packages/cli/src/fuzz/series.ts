import type { Bot } from '@roundhouse/bots'
import type { CheckedGame, Game, RuleBooks } from '@roundhouse/kernel'
import { type Failure, type FuzzResult, fuzzGame } from '@roundhouse/kernel/fuzz'
import { type Counter, counter } from '../counter.ts'
import type { OptionValues } from '../options.ts'
import { gameSeed } from '../seeds.ts'
import { flipSwitches } from './switches.ts'

/** The most actions of a game: a random game may go on for ever. */
const CAP = 3000

export interface FuzzSeries {
  readonly ruleBooks: RuleBooks
  /** Joins in in every third game, if there is one that knows the game. */
  readonly bot?: Bot | undefined
  readonly seed: number
  /** When not given, every number of players has its turn. */
  readonly players?: number
  /** When not given, every other round of games has its options changed. */
  readonly options?: OptionValues
  /** Where others play games of the same series: each has its turn. */
  readonly share?: SeriesShare
  /** Whether the game of this number is played too. */
  goesOn(so: FuzzFigures, next: number): boolean
}

/** Every so many games of a series, from one of them on. */
export interface SeriesShare {
  readonly first: number
  readonly every: number
}

const ALL_GAMES: SeriesShare = { first: 0, every: 1 }

/** What is found in a series. */
export interface SeriesResult {
  readonly so: FuzzFigures
  readonly failed?: FailedGame
}

/** The law that broke, and in which game of the series, counted from 0. */
export interface FailedGame {
  readonly number: number
  readonly failure: Failure
}

export interface FuzzFigures {
  readonly games: number
  readonly actions: number
  readonly ended: number
  readonly capped: number
  readonly kinds: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
  readonly events: Readonly<Record<string, number>>
}

/** Fuzzes one game after another, at least one, until time is over or a law breaks. */
export function fuzzAll(game: CheckedGame, series: FuzzSeries): SeriesResult {
  const { ruleBooks, seed, share = ALL_GAMES, goesOn } = series
  const counts = { kinds: counter(), refusals: counter(), events: counter() }
  let [games, actions, ended, capped] = [0, 0, 0, 0]
  for (;;) {
    const number = share.first + games * share.every
    const fuzzed = fuzzGame(game, {
      ruleBooks,
      seed: gameSeed(seed, number),
      cap: CAP,
      ...setupOf(game, series, number),
      ...(series.bot && number % 3 === 2 && { player: series.bot }),
    })
    games++
    actions += fuzzed.actions
    if (fuzzed.ended) ended++
    else if (!fuzzed.failure) capped++
    add(counts.kinds, fuzzed.tally)
    add(counts.refusals, fuzzed.refusals)
    add(counts.events, fuzzed.events)
    const so = {
      games,
      actions,
      ended,
      capped,
      kinds: counts.kinds.counts(),
      refusals: counts.refusals.counts(),
      events: counts.events.counts(),
    }
    if (fuzzed.failure) return { so, failed: { number, failure: fuzzed.failure } }
    if (!goesOn(so, number + share.every)) return { so }
  }
}

/** The figures of several series together. */
export function sumFigures(series: readonly FuzzFigures[]): FuzzFigures {
  const sum = (figure: 'games' | 'actions' | 'ended' | 'capped') =>
    series.reduce((total, so) => total + so[figure], 0)
  const counts = (figure: 'kinds' | 'refusals' | 'events') => {
    const all = counter()
    for (const so of series) add(all, so[figure])
    return all.counts()
  }
  return {
    games: sum('games'),
    actions: sum('actions'),
    ended: sum('ended'),
    capped: sum('capped'),
    kinds: counts('kinds'),
    refusals: counts('refusals'),
    events: counts('events'),
  }
}

function setupOf(
  game: Game,
  { seed, players, options }: FuzzSeries,
  number: number,
): { players: number; options: OptionValues } {
  const { min, max } = game.players
  const counts = max - min + 1
  const seats = players ?? min + (number % counts)
  const round = players === undefined ? Math.floor(number / counts) : number
  if (options) return { players: seats, options }
  return { players: seats, options: round % 2 === 0 ? {} : flipSwitches(game, seats, gameSeed(seed, number)) }
}

function add(to: Counter, counts: Readonly<FuzzResult['tally']>): void {
  for (const [name, times] of Object.entries(counts)) to.add(name, times)
}
