import type { Standing } from '@roundhouse/kernel'
import { counter, countsText, numbersIn } from '../counter.ts'
import type { BrokenLaw, RefusedMove } from '../fault.ts'
import { type Spread, spread } from '../spread.ts'
import type { Dictionary } from '../words.ts'

/** One game that was played. */
export interface PlayedGame {
  readonly seed: number
  readonly actions: number
  readonly finished: boolean
  /** In seat order. */
  readonly scores: readonly (number | null)[]
  /** The seats that won; none while the game is not over. */
  readonly winners: readonly number[]
  /** What the game itself finds worth counting. */
  readonly figures: Readonly<Record<string, number>>
}

interface Figures {
  readonly games: number
  readonly finished: number
  readonly capped: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly lengths: Spread | null
  readonly scores: (Spread & { readonly sumMedian: number }) | null
  readonly wins: { readonly seats: readonly number[]; readonly bots: Readonly<Record<string, number>> }
  readonly figures: Readonly<Record<string, Spread>>
}

/** What is printed about a simulation. Other programs read it: the names stay. */
export interface Summary extends Figures {
  readonly game: string
  readonly players: number
  readonly bots: readonly string[]
  readonly events: Readonly<Record<string, number>>
  readonly results: readonly PlayedGame[]
  readonly refused: RefusedMove | null
  readonly broken: BrokenLaw | null
  /** The file with the game that went wrong. */
  readonly failure: string | null
}

export const playedGame = (
  seed: number,
  actions: number,
  finished: boolean,
  standings: readonly Standing[],
  figures: PlayedGame['figures'],
): PlayedGame => ({
  seed,
  actions,
  finished,
  scores: standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
  winners: finished ? standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [],
  figures,
})

/** The figures of many games; scores and wins count only where a game came to its end. */
export function simulationFigures(
  played: readonly PlayedGame[],
  bots: readonly string[],
  milliseconds: number,
  failed: number,
): Figures {
  const ended = played.filter(({ finished }) => finished)
  const actions = sum(played.map((one) => one.actions))
  const scores = ended.map((one) => one.scores.filter((score) => score !== null))
  const all = spread(scores.flat())
  const seats = bots.map((_, seat) => ended.filter(({ winners }) => winners.includes(seat)).length)
  const byBot = counter()
  for (const [seat, wins] of seats.entries()) byBot.add(bots[seat]!, wins)
  return {
    games: played.length,
    finished: ended.length,
    capped: played.length - ended.length - failed,
    actions,
    seconds: Math.round(milliseconds) / 1000,
    actionsPerSecond: Math.round((actions * 1000) / milliseconds),
    lengths: spread(played.map((one) => one.actions)),
    scores: all && { ...all, sumMedian: spread(scores.map(sum))!.median },
    wins: { seats, bots: byBot.counts() },
    figures: Object.fromEntries(
      Object.keys(ended[0]?.figures ?? {}).map((name) => [
        name,
        spread(ended.map((one) => one.figures[name]!))!,
      ]),
    ),
  }
}

/** The same for reading. */
export function summaryText(summary: Summary, words: Dictionary): string {
  const { game, bots, lengths, scores, wins, events, refused, broken, failure } = summary
  const say = words.simulation
  const number = numbersIn(words)
  const spreadText = ({ min, median, max }: Spread) => say.spread(number(min), number(median), number(max))
  const lines = [
    say.table(game, bots.join(', ')),
    say.games(number(summary.games), number(summary.finished), number(summary.capped)),
    say.actions(number(summary.actions), number(summary.seconds), number(summary.actionsPerSecond)),
    lengths && say.lengths(spreadText(lengths)),
    scores && say.scores(spreadText(scores), number(scores.sumMedian)),
    say.seatWins(wins.seats.map(number).join(', ')),
    say.botWins(countsText(wins.bots, words)),
    ...Object.entries(summary.figures).map(([name, values]) => `${name}: ${spreadText(values)}`),
    say.events(countsText(events, words)),
    refused && words.refusedAt(refused),
    broken && words.brokenAt(broken),
    failure && words.reproduce(failure),
  ]
  return lines.filter((line) => line !== null).join('\n')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
