import { ServerCallFailed } from './online/serverCalls.ts'
import type { Push, Reply, Request } from './protocol/messages.ts'
import type { RequestAnswer, RequestInput, RequestName } from './protocol/requests.ts'
import type { BanNotice, FileFault, TroubleCode } from './protocol/troubles.ts'
import type { Router } from './router.ts'
import { codeOf, Trouble } from './trouble.ts'

/** What the worker could not do. */
export class WorkerTrouble extends Error {
  readonly code: TroubleCode
  readonly fileFault: FileFault
  /** How long to wait before it is tried again, where that is known. */
  readonly seconds: number | undefined
  readonly ban: BanNotice
  /** Why a table was closed, where the server says so. */
  readonly reason: string | undefined

  constructor(
    code: TroubleCode,
    fileFault: FileFault = {},
    seconds?: number,
    ban: BanNotice = {},
    reason?: string,
  ) {
    super(code)
    this.code = code
    this.fileFault = fileFault
    this.seconds = seconds
    this.ban = ban
    this.reason = reason
  }
}

/** The page's end of the connection; a real worker is one. */
export interface WorkerPort {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent<Reply>) => void) | null
}

const listeners = new Set<(push: Push) => void>()
const waiting = new Map<number, { done(answer: unknown): void; failed(trouble: WorkerTrouble): void }>()
let port: WorkerPort | undefined
let last = 0

/** On the page: from now on the worker can be asked. */
export function connectTo(worker: WorkerPort): void {
  port = worker
  port.onmessage = ({ data }) => {
    if (!('number' in data)) {
      for (const listener of listeners) listener(data)
      return
    }
    const promise = waiting.get(data.number)
    waiting.delete(data.number)
    if ('trouble' in data)
      promise?.failed(new WorkerTrouble(data.trouble, data.fileFault, data.seconds, data.ban, data.reason))
    else promise?.done(data.answer)
  }
}

/** On the page: asks the worker something, and promises its answer. */
export function ask<A extends RequestName>(ask: A, given: RequestInput<A>): Promise<RequestAnswer<A>> {
  const number = ++last
  return new Promise((done, failed) => {
    waiting.set(number, { done: done as (answer: unknown) => void, failed })
    port?.postMessage({ number, ask, given } satisfies Request<A>)
  })
}

/** On the page: listens to what happens at the table; gives what ends the listening. */
export function subscribe(listener: (push: Push) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The worker's end of the connection; the worker's own scope is one. */
export interface PagePort {
  postMessage(reply: Reply): void
  onmessage: ((event: MessageEvent<Request>) => void) | null
}

/** In the worker: answers whatever the page asks; what went wrong is answered too. */
export function serveRequests(page: PagePort, router: Promise<Pick<Router, 'ask'>>): void {
  page.onmessage = async ({ data: { number, ask, given } }) => {
    try {
      page.postMessage({ number, answer: await (await router).ask(ask, given) })
    } catch (error) {
      const trouble = codeOf(error)
      if (trouble === 'broken') console.error(error)
      const { seconds, until, reason } = error instanceof ServerCallFailed ? error.more : {}
      page.postMessage({
        number,
        trouble,
        ...(error instanceof Trouble && { fileFault: error.fileFault }),
        ...(seconds !== undefined && { seconds }),
        ...(trouble === 'closedBySite' && reason !== undefined && { reason }),
        ...(trouble === 'banned' && {
          ban: { ...(until !== undefined && { until }), ...(reason !== undefined && { reason }) },
        }),
      })
    }
  }
}
