import { botsFor } from '@roundhouse/bots'
import { CHECKED_GAMES } from '@roundhouse/games'
import { type CheckedGame, copy, decisions, type Game, hash } from '@roundhouse/kernel'
import { Bench } from 'tinybench'
import { fuzzTask } from './fuzzed.ts'
import { measureMoves } from './moves.ts'
import { type BenchGame, latePosition, playedBy, replayMoves } from './played.ts'
import { importFile, recordedFiles } from './recorded.ts'
import { measureRoutes } from './routes.ts'
import type { Task } from './task.ts'

/** Games that each measurement plays through, so that no single game decides the figure. */
const SEEDS = [1, 2, 3, 4, 5, 6]

function task<T>(name: string, actions: number, items: readonly T[], run: (item: T) => unknown): Task {
  return [
    name,
    actions,
    () => {
      for (const item of items) run(item)
    },
  ]
}

const importTask = (game: Game, files: readonly unknown[], actions: number): Task => [
  'import and play of recorded games',
  actions,
  async () => {
    for (const file of files) await importFile(game, file)
  },
]

const actionsIn = (games: readonly BenchGame[]): number =>
  games.reduce((sum, { moves }) => sum + moves.length, 0)

async function tasksFor(game: CheckedGame): Promise<Task[]> {
  const players = Object.entries(await botsFor(game.id)).map(([name, bot]) => {
    const games = SEEDS.map((seed) => playedBy(game, bot, seed))
    return { name, bot, games }
  })
  const files = recordedFiles(game)
  const recorded = await Promise.all(files.map((file) => importFile(game, file)))
  const replays = recorded.length > 0 ? [{ name: 'recorded', games: recorded }] : players
  const late = latePosition(game, replays.at(-1)!.games[0]!)
  return [
    ...replays.map(({ name, games }) =>
      task(`replay of ${name} games`, actionsIn(games), games, (one) => replayMoves(game, one)),
    ),
    ...(files.length > 0 ? [importTask(game, files, actionsIn(recorded))] : []),
    ...players.map(({ name, bot, games }) =>
      task(`${name} play`, actionsIn(games), SEEDS, (seed) => playedBy(game, bot, seed)),
    ),
    task('all offers, late position', 1, [late], (state) => decisions(game, state)),
    task('all offers, fork of a late position', 1, [late], (state) => decisions(game, copy(state))),
    task('fork, late position', 1, [late], copy),
    task('hash, late position', 1, [late], hash),
    await fuzzTask(game),
  ]
}

async function measure(game: CheckedGame): Promise<void> {
  const tasks = await tasksFor(game)
  const bench = new Bench({ time: 2000, iterations: 3, warmupTime: 500, warmupIterations: 1 })
  for (const [name, , run] of tasks) bench.add(name, run)
  await bench.run()
  console.table(
    bench.tasks.map((task, index) => {
      const { result } = task
      const { mean, min } = 'latency' in result ? result.latency : { mean: Number.NaN, min: Number.NaN }
      const one = mean / tasks[index]![1]
      return {
        game: game.id,
        task: task.name,
        'per second': Math.round(1000 / one),
        'µs each': Number((one * 1000).toFixed(2)),
        'µs at best': Number(((min / tasks[index]![1]) * 1000).toFixed(2)),
      }
    }),
  )
  await measureMoves(game, SEEDS)
}

for (const load of Object.values(CHECKED_GAMES)) await measure(await load())
await measureRoutes()
