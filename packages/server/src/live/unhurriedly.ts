import { setImmediate as letOthersIn } from 'node:timers/promises'

/** How many come one right after another. */
const AT_ONCE = 20

/** Does something to many, one after the other, and now and then everybody else has a turn: an embedded database answers without one. */
export async function unhurriedly<T>(those: Iterable<T>, work: (one: T) => unknown): Promise<void> {
  let count = 0
  for (const one of those) {
    if (count++ % AT_ONCE === 0) await letOthersIn()
    await work(one)
  }
}
