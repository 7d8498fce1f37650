import type { Fact } from '@roundhouse/view'

/** How long the bar of a part is, in percent of the longest of all. */
export function barLength({ amount = 0 }: Fact, all: readonly Fact[]): number {
  const longest = Math.max(0, ...all.map((one) => one.amount ?? 0))
  return longest === 0 ? 0 : Math.round((100 * Math.max(0, amount)) / longest)
}
