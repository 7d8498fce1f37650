/** How high a name at the end of a line is. */
export const LABEL_HEIGHT = 14

/** The names at the ends of lines, from top to bottom, moved so that none lies over another and the last is not too low. */
export function spreadLabels<T extends { readonly y: number }>(ends: readonly T[], lowest: number): T[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y)
  const down = pushApart(
    sorted.map(({ y }) => y),
    LABEL_HEIGHT,
  )
  const up = pushApart(down.map((y) => Math.min(y, lowest)).reverse(), -LABEL_HEIGHT).reverse()
  return sorted.map((end, index) => ({ ...end, y: up[index]! }))
}

/** Each at least a step beyond the one before. */
const pushApart = (ys: readonly number[], step: number): number[] =>
  ys.reduce<number[]>((before, y) => {
    const last = before.at(-1)
    const next = last === undefined ? y : step > 0 ? Math.max(y, last + step) : Math.min(y, last + step)
    before.push(next)
    return before
  }, [])
