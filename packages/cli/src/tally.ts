/** How often each thing was met, most often first. */
export interface Tally {
  add(name: string, times?: number): void
  counts(): Record<string, number>
}

export function tally(): Tally {
  const met = new Map<string, number>()
  return {
    add: (name, times = 1) => void met.set(name, (met.get(name) ?? 0) + times),
    counts: () => Object.fromEntries([...met].sort(([, a], [, b]) => b - a)),
  }
}
