import { availableParallelism } from 'node:os'
import type { Log } from '../ops/log.ts'
import type { GameCalls } from './calls.ts'
import { startThread, type Thread } from './thread.ts'

export type GameThread = Thread<GameCalls>

/** Where games are played and bots think, so that this thread is there for everybody. */
export interface Threads {
  /** A thread for a game that none knows: the one that has least to do. */
  forGame(): GameThread
  /** Has something worked out that takes long and needs no game in memory. */
  readonly think: GameThread['ask']
  /** How many games can be asked, and how many things be worked out, at once. */
  readonly ofEachSort: number
  end(): Promise<void>
}

/** What a thread is for: to know games, or to think. */
export type ThreadSort = 'player' | 'thinker'

/** The compiled program, also for those who run from the sources. */
const PROGRAM = new URL('../../dist/threads/program.js', import.meta.url)

/** Of each sort. One processor is left for what is neither. */
const COUNT = Math.max(1, Math.min(4, Math.floor((availableParallelism() - 1) / 2)))

export function startThreads(
  log: Log,
  start: (sort: ThreadSort, onEnd: (error: Error) => void) => GameThread = startOne,
): Threads {
  const starting = (sort: ThreadSort) => () =>
    start(sort, (error) => log('error', 'a thread ended', { error: error.stack ?? String(error) }))
  const players = Array.from({ length: COUNT }, starting('player'))
  const thinkers = Array.from({ length: COUNT }, starting('thinker'))
  return {
    forGame: () => leastBusy(players, starting('player')),
    think: (...question) => leastBusy(thinkers, starting('thinker')).ask(...question),
    ofEachSort: COUNT,
    async end() {
      await Promise.all([...players, ...thinkers].map((thread) => thread.end()))
    },
  }
}

const startOne = (sort: ThreadSort, onEnd: (error: Error) => void): GameThread =>
  startThread(PROGRAM, onEnd, sort)

/** One that has ended is replaced. */
function leastBusy(threads: GameThread[], start: () => GameThread): GameThread {
  for (const [index, { ended }] of threads.entries()) if (ended) threads[index] = start()
  // whoever was taken last comes last among equals
  const [first] = threads.toSorted((one, other) => one.length - other.length)
  threads.splice(threads.indexOf(first!), 1)
  threads.push(first!)
  return first!
}
