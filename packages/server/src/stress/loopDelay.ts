import { processorTime } from '../threads/processorTime.ts'

/** How long a thread kept others waiting, look by look, in milliseconds. */
export interface LoopDelays {
  /** How much later than it was due it looked, as the clock has it: others on the machine make it longer. */
  readonly late: readonly number[]
  /** How much it had worked since it looked last. */
  readonly worked: readonly number[]
}

/** How often it is looked, in milliseconds. */
const EVERY = 5

/** Watches the event loop of this thread; gives what was seen since it was last asked for. */
export function watchLoop(): () => LoopDelays {
  let late: number[] = []
  let worked: number[] = []
  let seen = performance.now()
  let work = processorTime()
  const look = (): void => {
    const now = performance.now()
    const done = processorTime()
    late.push(Math.max(0, now - seen - EVERY))
    worked.push(done - work)
    seen = now
    work = done
    setTimeout(look, EVERY).unref()
  }
  look()
  return () => {
    const delays = { late, worked }
    late = []
    worked = []
    return delays
  }
}
