import type { Block } from './book.ts'

/** Blocks of two languages that stand beside each other; one side may be missing. */
type Pair = readonly [Block | undefined, Block | undefined]

/** Two texts of the same rules, side by side: rules meet by their ids, what lies between them in order. */
export function aligned(left: readonly Block[], right: readonly Block[]): Pair[] {
  const pairs: Pair[] = []
  let next = 0
  for (const block of left) {
    const match = right.findIndex((other, place) => place >= next && keyOf(other) === keyOf(block))
    const isNear = match >= 0 && (block.kind === 'rule' || match === next)
    if (isNear) {
      for (; next < match; next++) pairs.push([undefined, right[next]])
      pairs.push([block, right[next++]])
    } else pairs.push([block, undefined])
  }
  for (; next < right.length; next++) pairs.push([undefined, right[next]])
  return pairs
}

const keyOf = (block: Block): string =>
  block.kind === 'rule' ? block.id : block.kind === 'heading' ? `#${block.level}` : block.kind
