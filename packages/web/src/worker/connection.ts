import type { Push, Reply, Request } from './protocol/messages.ts'
import type { RequestAnswer, RequestInput, RequestName } from './protocol/requests.ts'
import type { FileFault, TroubleCode } from './protocol/troubles.ts'

/** What the worker could not do. */
export class WorkerTrouble extends Error {
  readonly code: TroubleCode
  readonly unfit: FileFault
  /** How long to wait before it is tried again, where that is known. */
  readonly seconds: number | undefined

  constructor(code: TroubleCode, unfit: FileFault = {}, seconds?: number) {
    super(code)
    this.code = code
    this.unfit = unfit
    this.seconds = seconds
  }
}

/** The page's end of a line to the worker; a real worker is one. */
export interface WorkerPort {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<Reply>) => void) | null
}

const listeners = new Set<(push: Push) => void>()
const waiting = new Map<number, { done(answer: unknown): void; failed(trouble: WorkerTrouble): void }>()
let line: WorkerPort | undefined
let last = 0

/** Takes up the line to the worker: from now on it can be asked. */
export function connectTo(worker: WorkerPort): void {
  line = worker
  line.onmessage = ({ data }) => {
    if (!('number' in data)) {
      for (const listener of listeners) listener(data)
      return
    }
    const promise = waiting.get(data.number)
    waiting.delete(data.number)
    if ('trouble' in data) promise?.failed(new WorkerTrouble(data.trouble, data.unfit, data.seconds))
    else promise?.done(data.answer)
  }
}

/** Asks the worker something, and promises its answer. */
export function ask<A extends RequestName>(ask: A, given: RequestInput<A>): Promise<RequestAnswer<A>> {
  const number = ++last
  return new Promise((done, failed) => {
    waiting.set(number, { done: done as (answer: unknown) => void, failed })
    line?.postMessage({ number, ask, given } satisfies Request<A>)
  })
}

/** Listens to what happens at the table; gives what ends the listening. */
export function subscribe(listener: (push: Push) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
