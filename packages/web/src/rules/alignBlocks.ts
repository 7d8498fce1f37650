import type { BookBlock } from './book.ts'

/** Blocks of two languages that stand beside each other; one side may be missing. */
type Pair = readonly [BookBlock | undefined, BookBlock | undefined]

/** Two texts of the same rules, side by side: rules meet by their ids, what lies between them in order. */
export function alignBlocks(left: readonly BookBlock[], right: readonly BookBlock[]): Pair[] {
  const pairs: Pair[] = []
  let next = 0
  for (const block of left) {
    const match = right.findIndex((other, index) => index >= next && keyOf(other) === keyOf(block))
    const isNear = match >= 0 && (block.kind === 'rule' || match === next)
    if (isNear) {
      for (; next < match; next++) pairs.push([undefined, right[next]])
      pairs.push([block, right[next++]])
    } else pairs.push([block, undefined])
  }
  for (; next < right.length; next++) pairs.push([undefined, right[next]])
  return pairs
}

const keyOf = (block: BookBlock): string =>
  block.kind === 'rule' ? block.id : block.kind === 'heading' ? `#${block.level}` : block.kind
