/** For how long a clock must have gone evenly until it is believed, in milliseconds. */
const STEADY_MS = 60 * 60_000

/** How much it may be set by between two looks without having jumped, in milliseconds. */
const SLACK_MS = 60_000

/**
 * Tells, however often it is asked, whether the clock has gone evenly for an
 * hour. One that is ahead, because it was set wrong or the machine has just
 * started, is mostly put right by then.
 */
export function steadinessOf(
  now: () => number,
  passed: () => number = () => performance.now(),
): () => boolean {
  const ahead = () => now() - passed()
  let since = passed()
  let last = ahead()
  return () => {
    if (Math.abs(ahead() - last) > SLACK_MS) since = passed()
    last = ahead()
    return passed() - since >= STEADY_MS
  }
}
