import { clientOf } from './client.ts'
import type { Push } from './protocol.ts'

const listeners = new Set<(push: Push) => void>()

/** Listens to what happens at the table; gives what ends the listening. */
export function subscribe(listener: (push: Push) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })

/** The table, which is in the worker. */
export const { ask } = clientOf(worker, (push) => {
  for (const listener of listeners) listener(push)
})
