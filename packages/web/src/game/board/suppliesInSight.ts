import type { SupplyScene } from '@roundhouse/view'

type Item = SupplyScene['items'][number]

/** How many of what comes after it are shown. */
const NEXT = 4

/** What is for sale now, and what comes next; where nothing is, the first that there are. */
export function suppliesInSight(items: readonly Item[]): {
  readonly now: readonly Item[]
  readonly next: readonly Item[]
} {
  const last = items.findLastIndex(({ now }) => now)
  return { now: items.filter(({ now }) => now), next: items.slice(last + 1, last + 1 + NEXT) }
}
