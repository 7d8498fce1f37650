import type { Choices } from './choices.ts'

/** Prices are fractions, worths are whole: what is smaller than this is rounding. */
export const ROUNDING = 1e-6

/** For each byte of what a run can use, the prices of its bits added up, for all 256 of its values. */
export function priceSums(prices: Float64Array, words: number): Float64Array {
  const sums = new Float64Array(words * 4 * 256)
  for (let byte = 0; byte < words * 4; byte++)
    for (let value = 1; value < 256; value++) {
      const lowest = 31 - Math.clz32(value & -value)
      sums[byte * 256 + value] = sums[byte * 256 + (value & (value - 1))]! + (prices[byte * 8 + lowest] ?? 0)
    }
  return sums
}

/** What each run is worth above the prices of what it uses, and the best of them, or 0 for staying at home. */
export function marginsOf({ size, worths, uses }: Choices, sums: Float64Array, words: number) {
  const margins = new Float64Array(size)
  let [top, at] = [0, -1]
  for (let run = 0, next = 0; run < size; run++) {
    let margin = worths[run]!
    for (let word = 0; word < words; word++) {
      const bits = uses[next++]!
      const from = word * 1024
      margin -=
        sums[from + (bits & 255)]! +
        sums[from + 256 + ((bits >>> 8) & 255)]! +
        sums[from + 512 + ((bits >>> 16) & 255)]! +
        sums[from + 768 + (bits >>> 24)]!
    }
    margins[run] = margin
    if (margin > top) {
      top = margin
      at = run
    }
  }
  return { margins, top, at }
}

/** Raises the price of what is wanted twice and lowers it of what nobody wants; false when all is right. */
export function adjust(prices: Float64Array, slack: Float64Array, gap: number): boolean {
  let size = 0
  for (let unit = 0; unit < prices.length; unit++) {
    if (prices[unit] === 0 && slack[unit]! > 0) slack[unit] = 0
    size += slack[unit]! * slack[unit]!
  }
  if (size === 0) return false
  for (let unit = 0; unit < prices.length; unit++)
    prices[unit] = Math.max(0, prices[unit]! - (gap / size) * slack[unit]!)
  return true
}

/** The unit with the highest price that more than one train could use; -1 if there is none. */
export function dearestContested(lists: readonly Choices[], prices: Float64Array, words: number): number {
  const users = new Int32Array(prices.length)
  for (const { size, uses, trains } of lists) {
    const any = new Int32Array(words)
    for (let run = 0; run < size; run++)
      for (let word = 0; word < words; word++) any[word]! |= uses[run * words + word]!
    for (let unit = 0; unit < users.length; unit++)
      if (any[unit >> 5]! & (1 << (unit & 31))) users[unit]! += trains
  }
  let found = -1
  for (let unit = 0; unit < prices.length; unit++)
    if (users[unit]! > 1 && prices[unit]! > (found < 0 ? ROUNDING : prices[found]!)) found = unit
  return found
}
