import type { Blank, BoardScene } from '@roundhouse/kernel'

type Subset = Extract<Blank, { kind: 'subset' }>

/** With the item taken or left; where there are too many then, the one taken first is left. */
export function toggled({ from, max }: Subset, taken: readonly string[], item: string): readonly string[] {
  const next = taken.includes(item) ? taken.filter((one) => one !== item) : [...taken, item].slice(-max)
  if (max === 0) return []
  return from.filter((one) => next.includes(one))
}

/** What is taken before anybody says: of places on the board those that are worth most. */
export function richest({ from, min }: Subset, board: BoardScene | undefined): readonly string[] {
  const worth = (item: string): number =>
    Math.max(
      0,
      ...(board?.hexes.find(({ hex }) => hex === item)?.stops ?? []).map(({ revenue }) => revenue.now),
    )
  const best = from.toSorted((one, other) => worth(other) - worth(one)).slice(0, min)
  return from.filter((item) => best.includes(item))
}
