import type { Dictionary } from './words.ts'

/** How often each thing was met, most often first. */
export interface Counter {
  add(name: string, times?: number): void
  counts(): Record<string, number>
}

export function counter(): Counter {
  const met = new Map<string, number>()
  return {
    add: (name, times = 1) => void met.set(name, (met.get(name) ?? 0) + times),
    counts: () => Object.fromEntries([...met].sort(([, a], [, b]) => b - a)),
  }
}

/** How a number is written in the reader's language. */
export const numbersIn =
  ({ language }: Dictionary) =>
  (number: number): string =>
    number.toLocaleString(language)

export const countsText = (counts: Readonly<Record<string, number>>, words: Dictionary): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${numbersIn(words)(count)}`)
    .join(', ') || words.none
