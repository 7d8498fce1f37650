import type {
  Push,
  Reply,
  Request,
  RequestAnswer,
  RequestInput,
  RequestName,
  TroubleCode,
  Unfit,
} from './protocol.ts'

/** What the worker could not do. */
export class WorkerTrouble extends Error {
  readonly code: TroubleCode
  readonly unfit: Unfit
  /** How long to wait before it is tried again, where that is known. */
  readonly seconds: number | undefined

  constructor(code: TroubleCode, unfit: Unfit = {}, seconds?: number) {
    super(code)
    this.code = code
    this.unfit = unfit
    this.seconds = seconds
  }
}

/** The two ends of a line to the worker; a real worker is one. */
export interface WorkerLine {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<Reply>) => void) | null
}

interface Client {
  ask<A extends RequestName>(ask: A, given: RequestInput<A>): Promise<RequestAnswer<A>>
}

/** A promise for each request; what happens by itself is published. */
export function clientOf(line: WorkerLine, publish: (push: Push) => void): Client {
  const waiting = new Map<number, { done(answer: unknown): void; failed(trouble: WorkerTrouble): void }>()
  let last = 0
  line.onmessage = ({ data }) => {
    if (!('number' in data)) return publish(data)
    const promise = waiting.get(data.number)
    waiting.delete(data.number)
    if ('trouble' in data) promise?.failed(new WorkerTrouble(data.trouble, data.unfit, data.seconds))
    else promise?.done(data.answer)
  }
  return {
    ask<A extends RequestName>(ask: A, given: RequestInput<A>) {
      const number = ++last
      return new Promise<RequestAnswer<A>>((done, failed) => {
        waiting.set(number, { done: done as (answer: unknown) => void, failed })
        line.postMessage({ number, ask, given } satisfies Request<A>)
      })
    },
  }
}
