import type { Bot } from '@roundhouse/bots'
import { type Game, isOver, lettered, type Table } from '@roundhouse/kernel'
import { sessionFor } from '../games.ts'
import type { Options } from '../options.ts'
import { gameSeed } from '../seeds.ts'
import { tally } from '../tally.ts'
import type { Voice, Wrong } from '../wrong.ts'
import { playOut } from './playout.ts'
import { type Played, playedGame } from './summary.ts'

export interface Series extends Voice {
  readonly games: number
  readonly seed: number
  readonly bots: readonly Bot[]
  readonly options: Options
  readonly cap: number
  /** Told of every game that was played well. */
  seen(table: Table, played: Played): void
}

export interface SeriesPlayed {
  readonly results: readonly Played[]
  readonly events: Readonly<Record<string, number>>
  /** The game that went wrong, which is the last one played. */
  readonly failure?: { readonly wrong: Wrong; readonly table: Table }
}

/** Plays one game after another until all are played or one goes wrong. */
export function playSeries(game: Game, series: Series): SeriesPlayed {
  const { games, bots, options, cap, books, words, seen } = series
  const results: Played[] = []
  const events = tally()
  for (let number = 0; number < games; number++) {
    const seed = gameSeed(series.seed, number)
    const session = sessionFor(game, { players: lettered(bots.length), options, seed }, books, words)
    const { table, eventsByMove } = session
    const wrong = playOut(session, { bots, seed, cap, books, words })
    for (const { kind } of eventsByMove.slice(1).flat()) events.add(kind)
    const actions = table.line.length
    if (wrong) {
      results.push({ seed, actions, finished: false, scores: [], winners: [], figures: {} })
      return { results, events: events.counts(), failure: { wrong, table } }
    }
    const { state } = table
    const counted = game.figures?.(state) ?? {}
    const played = playedGame(seed, actions, isOver(game, state), game.standings(state), counted)
    results.push(played)
    seen(table, played)
  }
  return { results, events: events.counts() }
}
