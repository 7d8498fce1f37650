import type { Bot } from '@roundhouse/bots'
import { type CheckedGame, isOver, letterNames, type Table } from '@roundhouse/kernel'
import { counter } from '../counter.ts'
import type { Fault, Phrasing } from '../fault.ts'
import { sessionFor } from '../games.ts'
import type { OptionValues } from '../options.ts'
import { gameSeed } from '../seeds.ts'
import { playOut } from './playout.ts'
import { type PlayedGame, playedGame } from './summary.ts'

export interface Series extends Phrasing {
  readonly games: number
  readonly seed: number
  readonly bots: readonly Bot[]
  readonly options: OptionValues
  readonly cap: number
  /** Told of every game that was played well. */
  onGame(table: Table, played: PlayedGame): void
}

export interface PlayedSeries {
  readonly results: readonly PlayedGame[]
  readonly events: Readonly<Record<string, number>>
  /** The game that went wrong, which is the last one played. */
  readonly failure?: { readonly wrong: Fault; readonly table: Table }
}

/** Plays one game after another until all are played or one goes wrong. */
export function playSeries(game: CheckedGame, series: Series): PlayedSeries {
  const { games, bots, options, cap, ruleBooks, words, onGame } = series
  const results: PlayedGame[] = []
  const events = counter()
  for (let number = 0; number < games; number++) {
    const seed = gameSeed(series.seed, number)
    const session = sessionFor(game, { players: letterNames(bots.length), options, seed }, ruleBooks, words)
    const { table, eventsByMove } = session
    const wrong = playOut(session, { game, bots, seed, cap, ruleBooks, words })
    for (const event of eventsByMove.slice(1).flat()) events.add(game.countedAs?.(event) ?? event.kind)
    const actions = table.moves.length
    if (wrong) {
      results.push({ seed, actions, finished: false, scores: [], winners: [], figures: {} })
      return { results, events: events.counts(), failure: { wrong, table } }
    }
    const { state } = table
    const counted = game.figures?.(state) ?? {}
    const played = playedGame(seed, actions, isOver(game, state), game.standings(state), counted)
    results.push(played)
    onGame(table, played)
  }
  return { results, events: events.counts() }
}
