import { existsSync, readFileSync } from 'node:fs'
import {
  bestRoutes,
  isPositionProblem,
  type PositionFile,
  type RunStatement,
  readPosition,
} from '@roundhouse/routes'
import { Bench } from 'tinybench'
import { gridStatement } from './gridStatement.ts'
import { trainNamed } from './trains.ts'

/** A crowded board of 1867, which is not part of the project. */
const BOARD = new URL('../../../../shared/fixtures/routes/1867-bc.json', import.meta.url)

/** Companies of that board with the trains they owned, then with more. */
const OWNERS = [
  ['GW', '5 8'],
  ['C&O', '6 8'],
  ['CNR', '5 5+5E'],
  ['GW', '5+5E 5+5E'],
  ['CNR', '5 8 5+5E'],
  ['C&O', '2+2 5 6 8'],
  ['C&O', '4 5 5+5E 8'],
  ['CNR', '3 3 4 4 5'],
  ['CNR', '5 6 8 8 5+5E'],
] as const

/** Trains on a board of about that size that anybody can make. */
const ON_GRID = ['5 8', '5 5+5E', '5 8 5+5E', '4 5 6 8', '3 3 4 4 5'] as const

/** What it takes to find and prove the best routes, once the code is warm. */
export async function measureRoutes(): Promise<void> {
  const tasks = [
    ...ON_GRID.map((trains): Task => ['grid', trains, gridStatement(trains.split(' ').map(trainNamed))]),
    ...(existsSync(BOARD) ? onBoard(JSON.parse(readFileSync(BOARD, 'utf8'))) : []),
  ]
  const rows = []
  for (const [company, trains, running] of tasks) {
    const bench = new Bench({ time: 300, iterations: 3, warmupTime: 100, warmupIterations: 2 })
    bench.add(trains, () => void bestRoutes(running))
    await bench.run()
    const { result } = bench.tasks[0]!
    const mean = 'latency' in result ? result.latency.mean : Number.NaN
    const { revenue, proved } = bestRoutes(running)
    rows.push({ company, trains, revenue, proved, milliseconds: Number(mean.toFixed(1)) })
  }
  console.table(rows)
}

type Task = readonly [company: string, trains: string, running: RunStatement]

function onBoard(file: PositionFile): Task[] {
  const cases = OWNERS.map(([corporation, trains]) => ({
    id: trains,
    corporation,
    trains: trains.split(' ').map(trainNamed),
    bonuses: [],
  }))
  const position = readPosition({ ...file, cases })
  if (isPositionProblem(position)) throw new Error(JSON.stringify(position))
  return position.cases.map(({ corporation, id, running }) => [corporation, id, running])
}
