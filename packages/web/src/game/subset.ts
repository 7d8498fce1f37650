import type { Blank } from '@roundhouse/kernel'

type Subset = Extract<Blank, { kind: 'subset' }>

/** With the item taken or left; where there are too many then, the one taken first is left. */
export function toggled({ from, max }: Subset, taken: readonly string[], item: string): readonly string[] {
  const next = taken.includes(item) ? taken.filter((one) => one !== item) : [...taken, item].slice(-max)
  return from.filter((one) => next.includes(one))
}
