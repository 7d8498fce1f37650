import type { Standing } from '@roundhouse/kernel'
import { type Spread, spread } from '../spread.ts'
import { tally } from '../tally.ts'
import type { Broken, Refused } from '../wrong.ts'

/** One game that was played. */
export interface Played {
  readonly seed: number
  readonly actions: number
  readonly finished: boolean
  /** In seat order. */
  readonly scores: readonly (number | null)[]
  /** The seats that won; none while the game is not over. */
  readonly winners: readonly number[]
}

/** What is printed about a simulation. Other programs read it: the names stay. */
export interface Summary {
  readonly game: string
  readonly players: number
  readonly bots: readonly string[]
  readonly games: number
  readonly finished: number
  readonly capped: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly lengths: Spread | null
  readonly scores: (Spread & { readonly sumMedian: number }) | null
  readonly wins: { readonly seats: readonly number[]; readonly bots: Readonly<Record<string, number>> }
  readonly events: Readonly<Record<string, number>>
  readonly results: readonly Played[]
  readonly refused: Refused | null
  readonly broken: Broken | null
  /** The file with the game that went wrong. */
  readonly failure: string | null
}

export const playedGame = (
  { seed, actions, finished }: Pick<Played, 'seed' | 'actions' | 'finished'>,
  standings: readonly Standing[],
): Played => ({
  seed,
  actions,
  finished,
  scores: standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
  winners: finished ? standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [],
})

/** The figures of many games; scores and wins count only where a game came to its end. */
export function figures(played: readonly Played[], bots: readonly string[], milliseconds: number) {
  const ended = played.filter(({ finished }) => finished)
  const actions = sum(played.map((one) => one.actions))
  const scores = ended.map((one) => one.scores.filter((score) => score !== null))
  const all = spread(scores.flat())
  const seats = bots.map((_, seat) => ended.filter(({ winners }) => winners.includes(seat)).length)
  const byBot = tally()
  for (const [seat, wins] of seats.entries()) byBot.add(bots[seat]!, wins)
  return {
    games: played.length,
    finished: ended.length,
    capped: played.length - ended.length,
    actions,
    seconds: Math.round(milliseconds) / 1000,
    actionsPerSecond: Math.round((actions * 1000) / milliseconds),
    lengths: spread(played.map((one) => one.actions)),
    scores: all && { ...all, sumMedian: spread(scores.map(sum))!.median },
    wins: { seats, bots: byBot.counts() },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
