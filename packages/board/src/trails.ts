/** The digraph of entries: a hex entered over an edge is a number, and so is the same edge crossed the other way. */
export interface Entries {
  /** Where one comes to directly from the starts. */
  readonly first: readonly number[]
  /** Where one comes to from an entry. */
  next(entry: number): readonly number[]
  /** The same edge, crossed the other way. */
  mirror(entry: number): number
}

/**
 * Of the entries that can be come to at all, those that no way comes to
 * without crossing some edge twice. Nearly always the shortest ways tell; only
 * where a loop would have to be run round and back is every way tried.
 */
export function onlyRoundLoops(entries: Entries, reached: ReadonlySet<number>): ReadonlySet<number> {
  const open = new Set(reached)
  for (const entry of bySimpleWays(entries)) open.delete(entry)
  if (open.size > 0) tryEveryWay(entries, open, leadingTo(entries, reached, open))
  return open
}

/** Entries that are come to by the first way found, as long as that crosses no edge twice. */
function bySimpleWays({ first, next, mirror }: Entries): Iterable<number> {
  const parents = new Map<number, number>()
  const ahead: number[] = []
  const find = (entry: number, parent: number) => {
    if (parents.has(entry)) return
    parents.set(entry, parent)
    ahead.push(entry)
  }
  const crosses = (way: number, edge: number): boolean => {
    for (let at = way; at >= 0; at = parents.get(at)!) if (at === edge) return true
    return false
  }
  for (const entry of first) find(entry, -1)
  for (let place = 0; place < ahead.length; place++) {
    const from = ahead[place]!
    for (const entry of next(from)) if (!crosses(from, mirror(entry))) find(entry, from)
  }
  return parents.keys()
}

/** Entries from which one can come to some of the open ones, in whatever way. */
function leadingTo(
  { next }: Entries,
  reached: ReadonlySet<number>,
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
  { first, next, mirror }: Entries,
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
