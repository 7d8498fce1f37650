export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

/** The least, the middle and the greatest; null when there is nothing to look at. */
export function spread(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { min: sorted[0]!, median, max: sorted.at(-1)! }
}
