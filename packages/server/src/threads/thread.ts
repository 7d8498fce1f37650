import { Worker } from 'node:worker_threads'
import { chargePayer } from '../budgets/payer.ts'
import { answerTo, type Calls, readAnswer, type ThreadAnswer, type ThreadQuestion } from './answer.ts'
import { lineOf, type Rank } from './line.ts'

/** A thread that does one thing at a time, for whoever is of the highest rank. */
export interface Thread<Offered extends Calls> {
  ask<Name extends keyof Offered & string>(
    rank: Rank,
    name: Name,
    ...args: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** How much it has to do. */
  readonly length: number
  /** It has ended, and what it knew is gone. */
  readonly ended: boolean
  end(): Promise<void>
}

/** Nothing that is asked takes so long, in milliseconds: a thread that does not come back is ended. */
const TIMEOUT_MS = 60_000

/** Starts a program in a thread of its own, which may be given something to begin with. Whatever ends it fails what was asked of it, and nothing else. */
export function startThread<Offered extends Calls>(
  program: URL,
  onEnd: (error: Error) => void,
  workerData?: unknown,
): Thread<Offered> {
  // what this process was started with is not for compiled programs
  const worker = new Worker(program, { execArgv: [], workerData })
  worker.unref()
  const line = lineOf()
  let ended: Error | undefined
  let closing = false
  let pending: { done(answer: ThreadAnswer): void; failed(error: Error): void } | undefined
  const end = (error: Error): void => {
    if (ended) return
    ended = error
    pending?.failed(error)
    if (!closing) onEnd(error)
  }
  worker.on('message', (answer: ThreadAnswer) => pending?.done(answer))
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`a thread ended with ${code}`)))

  const askNow = (question: ThreadQuestion): Promise<ThreadAnswer> =>
    new Promise((done, failed) => {
      if (ended) return failed(ended)
      const timer = setTimeout(() => {
        end(new Error(`a thread did not answer to ${question.name}`))
        void worker.terminate()
      }, TIMEOUT_MS)
      const settle = (): void => {
        clearTimeout(timer)
        pending = undefined
      }
      pending = {
        done: (answer) => {
          settle()
          done(answer)
        },
        failed: (error) => {
          settle()
          failed(error)
        },
      }
      worker.postMessage(question)
    })

  return {
    ask: (rank, name, ...args) =>
      line.enter(rank, async () => {
        const answer = await askNow({ name, args })
        // what a bot does is done for everybody at the table
        if (rank !== 'bot') chargePayer(answer.ms)
        return readAnswer(answer) as never
      }),
    get length() {
      return line.length
    },
    get ended() {
      return ended !== undefined
    },
    async end() {
      closing = true
      await worker.terminate()
    },
  }
}

/** The same without a thread: everything is done here, and sent as it would be. */
export function threadHere<Offered extends Calls>(calls: Offered): Thread<Offered> {
  const line = lineOf()
  return {
    ask: (rank, name, ...args) =>
      line.enter(
        rank,
        async () =>
          readAnswer(structuredClone(await answerTo(calls, structuredClone({ name, args })))) as never,
      ),
    get length() {
      return line.length
    },
    ended: false,
    end: async () => {},
  }
}
