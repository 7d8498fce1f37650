import { expect, test } from 'vitest'
import { onlyRoundLoops, type TrailEntries } from './trails.ts'

/**
 * Track between places, each line an edge that can be crossed both ways: its
 * entries are named by where one comes to and from where. No way turns back.
 */
function track(lines: readonly string[], start: string): { entries: TrailEntries; names: string[] } {
  const names = lines.flatMap((line) => [line, [...line].reverse().join('')])
  const from = (place: string, not?: string) =>
    names.flatMap((name, entry) => (name[0] === place && name[1] !== not ? [entry] : []))
  return {
    names,
    entries: {
      first: from(start),
      next: (entry) => from(names[entry]![1]!, names[entry]![0]),
      mirror: (entry) => entry ^ 1,
    },
  }
}

function unreached(lines: readonly string[], start: string): string[] {
  const { entries, names } = track(lines, start)
  const reached = new Set<number>()
  const ahead = [...entries.first]
  for (let entry = ahead.pop(); entry !== undefined; entry = ahead.pop())
    if (!reached.has(entry)) {
      reached.add(entry)
      ahead.push(...entries.next(entry))
    }
  return [...onlyRoundLoops(entries, reached, reached)].map((entry) => names[entry]!).sort()
}

test('along a line everything is reached', () => {
  expect(unreached(['ab', 'bc', 'cd'], 'a')).toEqual([])
})

test('round a loop, but not back along the way to it', () => {
  // from a over b to the loop c d e, and back over b only by crossing bc again
  expect(unreached(['ab', 'bc', 'cd', 'de', 'ec', 'bx'], 'a')).toEqual(['ba', 'cb'])
})

test('a second way to the loop leads back', () => {
  expect(unreached(['ab', 'bc', 'cd', 'de', 'ec', 'ad'], 'a')).toEqual([])
})

test('on a ring each place is come to from either side', () => {
  expect(unreached(['ab', 'ac', 'bc', 'bd', 'cd', 'de'], 'a')).toEqual([])
})
