import { type Bot, botsFor } from '@roundhouse/bots'
import { act, copy, decisions, type Game, seeded } from '@roundhouse/kernel'
import { type BenchGame, playedBy } from './played.ts'

/** How often a game is played: of each move the shortest time counts, since others on the machine only make it longer. */
const TIMES = 5

/** What a move is, as somebody waits for it: its offers are listed, one is chosen and done. */
interface TimedMove {
  readonly kind: string
  readonly ms: number
}

/** How long whoever plays with steady bots waits for a move: on average, and at worst, by the kind of move. */
export async function measureMoves(game: Game, seeds: readonly number[]): Promise<void> {
  const { steady } = await botsFor(game.id)
  if (!steady) return
  const all = seeds.flatMap((seed) => timedMoves(game, steady, seed))
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const rows = [
    rowOf('all', all),
    ...kinds.map((kind) =>
      rowOf(
        kind,
        all.filter((move) => move.kind === kind),
      ),
    ),
  ]
  console.log(`${game.id}: a move of steady play, in milliseconds`)
  console.table(rows.sort((one, other) => other.worst - one.worst))
}

const rowOf = (move: string, moves: readonly TimedMove[]) => ({
  move,
  count: moves.length,
  mean: round(moves.reduce((sum, { ms }) => sum + ms, 0) / moves.length),
  worst: round(Math.max(...moves.map(({ ms }) => ms))),
})

const round = (ms: number): number => Math.round(ms * 100) / 100

function timedMoves(game: Game, bot: Bot, seed: number): TimedMove[] {
  const played = playedBy(game, bot, seed)
  const times = Array.from({ length: TIMES }, () => timesOf(game, bot, seed, played))
  return played.moves.map(({ action }, index) => ({
    kind: action.kind,
    ms: Math.min(...times.map((one) => one[index]!)),
  }))
}

/** The same game once more, with the same luck. */
function timesOf(game: Game, bot: Bot, seed: number, { start, moves }: BenchGame): number[] {
  const state = copy(start)
  const luck = seeded(seed)
  return moves.map(() => {
    const began = performance.now()
    const [decision] = decisions(game, state)
    act(game, state, decision!.seat, bot(state, decision!, luck))
    return performance.now() - began
  })
}
