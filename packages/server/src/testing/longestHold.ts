import { processorTime } from '../threads/processorTime.ts'

/** How long this thread was held at most without a look at anybody else while something was done, in milliseconds of its work: a busy machine makes it no longer. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = processorTime()
  let looking = true
  const look = (): void => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = processorTime()
    if (looking) setImmediate(look)
  }
  look()
  await work()
  looking = false
  look()
  return longest
}
