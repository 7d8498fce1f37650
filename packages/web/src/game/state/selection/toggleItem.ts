import type { Blank } from '@roundhouse/kernel'

type Subset = Extract<Blank, { kind: 'subset' }>

/** With the item taken or left; where there are too many then, the last one is left: the best come first. */
export function toggleItem({ from, max }: Subset, taken: readonly string[], item: string): readonly string[] {
  const next = taken.includes(item) ? taken.filter((one) => one !== item) : [...taken.slice(0, max - 1), item]
  if (max === 0) return []
  return from.filter((one) => next.includes(one))
}
