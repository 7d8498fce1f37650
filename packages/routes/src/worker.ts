import { type BestRoutes, bestRoutes, type Search } from './best.ts'
import type { Running } from './running.ts'

/** A question as it travels to a worker: plain data. */
export interface RoutesQuestion {
  readonly running: Running
  readonly search?: Search
}

/** One end of the line to a worker, as browsers and Node have it alike. */
interface Port {
  addEventListener(kind: 'message', heard: (message: { readonly data: RoutesQuestion }) => void): void
  postMessage(answer: BestRoutes): void
}

/** Answers route questions on the worker's side. Whoever asked cancels by ending the worker: the search holds nothing outside it. */
export function answerRoutes(port: Port): void {
  port.addEventListener('message', ({ data: { running, search } }) =>
    port.postMessage(bestRoutes(running, search)),
  )
}
