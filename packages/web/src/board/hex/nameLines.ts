/** Longer names are written on two lines. */
const LONG = 13

/** A name on one line, or on two that are as even as its words allow. */
export function nameLines(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= LONG || words.length === 1) return [name]
  const cuts = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
