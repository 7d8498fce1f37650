import { setTimeout as after } from 'node:timers/promises'
import type { Fleet } from '../fleet.ts'
import { type Percentiles, percentiles } from './figures.ts'
import { readFigure } from './serverFigure.ts'
import { LATEST, type WatchedTable } from './watching.ts'

/** After how long it is looked once more whether a table is free, in milliseconds. */
const AGAIN = 5

/** So many actions a second, for so many seconds. */
export interface PhasePlan {
  readonly perSecond: number
  readonly seconds: number
}

export interface LoadPhase extends PhasePlan {
  /** From the request until its answer, and until everybody at the table had the news, in milliseconds. */
  readonly answered: Percentiles
  readonly delivered: Percentiles
  readonly errors: number
  /** Of the server's processor, in milliseconds for each action. */
  readonly processor: number
}

/** One table after the other, among those that are free. */
export function inTurn(tables: readonly WatchedTable[]): () => WatchedTable | undefined {
  let next = 0
  return () => {
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[next++ % tables.length]!
      if (table.isFree()) return table
    }
    return undefined
  }
}

/** The next table that is free; whoever has to wait for one does, and is measured with that. */
async function freeTable(next: () => WatchedTable | undefined): Promise<WatchedTable> {
  for (let waited = 0; waited < LATEST; waited += AGAIN) {
    const table = next()
    if (table) return table
    await after(AGAIN)
  }
  throw new Error('something is under way at every table')
}

/** Actions at a steady pace, however long each takes. */
export async function measurePhase(
  fleet: Fleet,
  { perSecond, seconds }: PhasePlan,
  next: () => WatchedTable | undefined,
  examples: string[],
): Promise<LoadPhase> {
  const answered: number[] = []
  const delivered: number[] = []
  let errors = 0
  const one = async (): Promise<void> => {
    const due = performance.now()
    try {
      const table = await freeTable(next)
      const waited = performance.now() - due
      const moved = await table.move()
      answered.push(waited + moved.answered)
      delivered.push(waited + moved.delivered)
    } catch (error) {
      errors++
      examples.push(String(error))
    }
  }
  const worked = await readFigure(fleet, 'process_cpu_seconds_total')
  const began = performance.now()
  const count = perSecond * seconds
  const all: Promise<void>[] = []
  for (let number = 0; number < count; number++) {
    await after(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
    all.push(one())
  }
  await Promise.all(all)
  const processor = (((await readFigure(fleet, 'process_cpu_seconds_total')) - worked) * 1000) / count
  return {
    perSecond,
    seconds,
    answered: percentiles(answered),
    delivered: percentiles(delivered),
    errors,
    processor,
  }
}
