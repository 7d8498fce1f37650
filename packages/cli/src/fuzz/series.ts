import type { Bot } from '@roundhouse/bots'
import type { CheckedGame, Game, RuleBooks } from '@roundhouse/kernel'
import { type Failure, type FuzzResult, fuzzGame } from '@roundhouse/kernel/fuzz'
import { counter } from '../counter.ts'
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
  /** Whether there is time for another game. */
  goesOn(so: FuzzFigures): boolean
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
export function fuzzAll(game: CheckedGame, series: FuzzSeries): { so: FuzzFigures; failure?: Failure } {
  const { ruleBooks, seed, goesOn } = series
  const counts = { kinds: counter(), refusals: counter(), events: counter() }
  let [games, actions, ended, capped] = [0, 0, 0, 0]
  for (;;) {
    const fuzzed = fuzzGame(game, {
      ruleBooks,
      seed: gameSeed(seed, games),
      cap: CAP,
      ...setupOf(game, series, games),
      ...(series.bot && games % 3 === 2 && { player: series.bot }),
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
    if (fuzzed.failure) return { so, failure: fuzzed.failure }
    if (!goesOn(so)) return { so }
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

function add(to: ReturnType<typeof counter>, counts: FuzzResult['tally']): void {
  for (const [name, times] of Object.entries(counts)) to.add(name, times)
}
