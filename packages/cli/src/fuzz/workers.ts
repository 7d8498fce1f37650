import { Worker } from 'node:worker_threads'
import type { OptionValues } from '../options.ts'
import {
  type FailedGame,
  type FuzzFigures,
  type SeriesResult,
  type SeriesShare,
  sumFigures,
} from './series.ts'

/** What a worker is given: a series can go to another thread without its functions. */
export interface WorkerSeries {
  readonly game: string
  readonly seed: number
  readonly players?: number
  readonly options?: OptionValues
  readonly seconds: number
}

export interface WorkerData extends WorkerSeries {
  readonly share: SeriesShare
  /** One number that all threads see: the first game known to break a law. */
  readonly firstFailed: Int32Array
}

/** What a worker tells after each game, and at its end. */
export type WorkerMessage = { readonly so: FuzzFigures } | { readonly result: SeriesResult }

/** No game has broken a law so far. */
const NONE = 2 ** 31 - 1

/** The compiled program, also for those who run from the sources. */
const PROGRAM = new URL('../../dist/fuzz/program.js', import.meta.url)

/** Shares the games of a series out among threads. Which games are played, and how, depends on the seed alone. */
export async function fuzzInWorkers(
  series: WorkerSeries,
  workers: number,
  show: (so: FuzzFigures) => void,
): Promise<SeriesResult> {
  const firstFailed = noneFailed()
  const latest: FuzzFigures[] = []
  const started: Worker[] = []
  const startOne = (first: number): Promise<SeriesResult> =>
    new Promise((done, failed) => {
      const data: WorkerData = { ...series, share: { first, every: workers }, firstFailed }
      // what this process was started with is not for compiled programs
      const worker = new Worker(PROGRAM, { workerData: data, execArgv: [] })
      started.push(worker)
      worker.on('message', (message: WorkerMessage) => {
        if ('result' in message) return done(message.result)
        latest[first] = message.so
        show(sumFigures(latest.flat()))
      })
      worker.on('error', failed)
      worker.on('exit', (code) => failed(new Error(`a worker ended with ${code}`)))
    })
  try {
    return sumResults(await Promise.all(Array.from({ length: workers }, (_, first) => startOne(first))))
  } finally {
    // where one broke, nobody waits for the others
    await Promise.all(started.map((worker) => worker.terminate()))
  }
}

export const noneFailed = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(NONE)

export function noteFailed(firstFailed: Int32Array, { number }: FailedGame): void {
  let known = Atomics.load(firstFailed, 0)
  while (number < known) known = Atomics.compareExchange(firstFailed, 0, known, number)
}

/** A game before the first that failed is played however late it is, so that the first one is reported. */
export function isPlayed(firstFailed: Int32Array, next: number, hasTime: boolean): boolean {
  const known = Atomics.load(firstFailed, 0)
  return known === NONE ? hasTime : next < known
}

export function sumResults(results: readonly SeriesResult[]): SeriesResult {
  const [failed] = results
    .flatMap((result) => result.failed ?? [])
    .sort((one, other) => one.number - other.number)
  return { so: sumFigures(results.map(({ so }) => so)), ...(failed && { failed }) }
}
