import { type Bot, botsFor } from '@roundhouse/bots'
import { GAMES } from '@roundhouse/games'
import {
  act,
  copy,
  decisions,
  type Game,
  type GameState,
  hash,
  isRefusal,
  type Move,
  newTable,
  positionAt,
  seeded,
} from '@roundhouse/kernel'
import { Bench } from 'tinybench'
import { measureRoutes } from './routes.ts'

/** Games that each measurement plays through, so that no single game decides the figure. */
const SEEDS = Array.from({ length: 20 }, (_, place) => place + 1)
const CAP = 2000

interface Played {
  readonly seed: number
  readonly players: string[]
  readonly moves: Move[]
}

function start(game: Game, seed: number, players: string[]) {
  const table = newTable(game, { players, seed })
  if (isRefusal(table)) throw new Error(`${game.id} cannot be set up: ${table.rule}`)
  return table
}

/** Plays a game with one bot in every seat. */
function played(game: Game, bot: Bot, seed: number): Played {
  const { min, max } = game.players
  const players = Array.from({ length: min + (seed % (max - min + 1)) }, (_, seat) => `${seat}`)
  const { state } = start(game, seed, players)
  const luck = seeded(seed)
  const moves: Move[] = []
  while (moves.length < CAP) {
    const [decision] = decisions(game, state)
    if (!decision) break
    const action = bot(state, decision, luck)
    act(game, state, decision.seat, action)
    moves.push({ seat: decision.seat, action })
  }
  return { seed, players, moves }
}

function replayed(game: Game, { seed, players, moves }: Played): void {
  const { state } = start(game, seed, players)
  for (const { seat, action } of moves)
    if (act(game, state, seat, action)) throw new Error('a recorded action is refused')
}

/** A position from the last part of a game. */
function latePosition(game: Game, { seed, players, moves }: Played) {
  const table = start(game, seed, players)
  table.line.push(...moves)
  return positionAt(table, Math.floor(moves.length * 0.9))
}

function each<T>(items: readonly T[], run: (item: T) => unknown): void {
  for (const item of items) run(item)
}

async function measure(game: Game): Promise<void> {
  const tasks: [name: string, actions: number, run: () => void][] = []
  let late: GameState | undefined
  for (const [name, bot] of Object.entries(botsFor(game.id))) {
    const games = SEEDS.map((seed) => played(game, bot, seed))
    const actions = games.reduce((sum, { moves }) => sum + moves.length, 0)
    tasks.push([`replay ${name} games`, actions, () => each(games, (one) => replayed(game, one))])
    tasks.push([`${name} play`, actions, () => each(SEEDS, (seed) => played(game, bot, seed))])
    late = latePosition(game, games[0]!)
  }
  const position = late!
  tasks.push(
    ['all offers, late position', 1, () => decisions(game, position)],
    ['fork, late position', 1, () => copy(position)],
    ['hash, late position', 1, () => hash(position)],
  )
  const bench = new Bench({ time: 2000, iterations: 3, warmupTime: 500, warmupIterations: 1 })
  for (const [name, , run] of tasks) bench.add(name, run)
  await bench.run()
  console.table(
    bench.tasks.map((task, place) => {
      const { result } = task
      const mean = 'latency' in result ? result.latency.mean : Number.NaN
      const one = mean / tasks[place]![1]
      return {
        game: game.id,
        task: task.name,
        'per second': Math.round(1000 / one),
        'µs each': Number((one * 1000).toFixed(2)),
      }
    }),
  )
}

for (const load of Object.values(GAMES)) await measure(await load())
await measureRoutes()
