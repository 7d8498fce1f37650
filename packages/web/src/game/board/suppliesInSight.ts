import type { SupplyScene } from '@roundhouse/view'

type SupplyItem = SupplyScene['items'][number]

/** How many of what comes after it are shown. */
const NEXT = 4

/** What is for sale now, and what comes next; where nothing is, the first that there are. */
export function suppliesInSight(items: readonly SupplyItem[]): {
  readonly now: readonly SupplyItem[]
  readonly next: readonly SupplyItem[]
} {
  const last = items.findLastIndex(({ now }) => now)
  return { now: items.filter(({ now }) => now), next: items.slice(last + 1, last + 1 + NEXT) }
}
