/** The digraph of entries: a hex entered over an edge is a number, and so is the same edge crossed the other way. */
export interface TrailEntries {
  /** Where one comes to directly from the starts. */
  readonly first: readonly number[]
  /** Where one comes to from an entry. */
  next(entry: number): readonly number[]
  /** The same edge, crossed the other way. */
  mirror(entry: number): number
}

/**
 * Of the entries that can be come to at all, those that no way comes to
 * without crossing some edge twice. Only entries in doubt are asked about. Most
 * lie on the way back from a loop: all that leads there has crossed their own
 * edge. For the others every way that leads to them is tried.
 */
export function onlyRoundLoops(
  entries: TrailEntries,
  reached: ReadonlySet<number>,
  doubtful: ReadonlySet<number>,
): ReadonlySet<number> {
  const gone = new Set([...doubtful].filter((entry) => !leadsPast(entries, reached, entry)))
  const open = new Set([...doubtful].filter((entry) => !gone.has(entry)))
  const others = [...reached].filter((entry) => !gone.has(entry))
  if (open.size > 0) tryEveryWay(entries, open, leadingTo(entries, others, open))
  return new Set([...gone, ...open])
}

/** Whether one can come to an entry without having crossed its edge the other way. */
function leadsPast(
  { first, next, mirror }: TrailEntries,
  reached: ReadonlySet<number>,
  entry: number,
): boolean {
  const seen = new Set([mirror(entry)])
  const waiting = [...first]
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (here === entry) return true
    if (seen.has(here) || !reached.has(here)) continue
    seen.add(here)
    waiting.push(...next(here))
  }
  return false
}

/** Entries from which one can come to some of the open ones, in whatever way. */
function leadingTo(
  { next }: TrailEntries,
  reached: readonly number[],
  open: ReadonlySet<number>,
): ReadonlySet<number> {
  const leading = new Set(open)
  for (let grown = true; grown; ) {
    grown = false
    for (const entry of reached)
      if (!leading.has(entry) && next(entry).some((beyond) => leading.has(beyond))) {
        leading.add(entry)
        grown = true
      }
  }
  return leading
}

/** Takes out of the open entries those that some way comes to. */
function tryEveryWay(
  { first, next, mirror }: TrailEntries,
  open: Set<number>,
  leading: ReadonlySet<number>,
): void {
  const crossed = new Set<number>()
  const go = (entry: number): void => {
    const edge = Math.min(entry, mirror(entry))
    if (open.size === 0 || !leading.has(entry) || crossed.has(edge)) return
    open.delete(entry)
    crossed.add(edge)
    for (const beyond of next(entry)) go(beyond)
    crossed.delete(edge)
  }
  for (const entry of first) go(entry)
}
