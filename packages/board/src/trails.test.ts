import { below, seeded } from '@roundhouse/kernel'
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

/** The same by walking every way to its end. */
function unreachedByWalking(lines: readonly string[], start: string): string[] {
  const { entries, names } = track(lines, start)
  const come = new Set<number>()
  const walk = (entry: number, crossed: readonly number[]) => {
    if (crossed.includes(entry) || crossed.includes(entries.mirror(entry))) return
    come.add(entry)
    for (const beyond of entries.next(entry)) walk(beyond, [...crossed, entry])
  }
  for (const entry of entries.first) walk(entry, [])
  const reached = new Set(entries.first)
  for (const entry of reached) for (const beyond of entries.next(entry)) reached.add(beyond)
  return [...reached].flatMap((entry) => (come.has(entry) ? [] : [names[entry]!])).sort()
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))('on any track, here of seed %i', (seed) => {
  const chance = seeded(seed)
  const places = 'abcdefgh'
  const lines = new Set<string>()
  for (let line = 0; line < 10; line++) {
    const [one, other] = [below(chance, places.length), below(chance, places.length)]
    if (one !== other) lines.add(places[Math.min(one, other)]! + places[Math.max(one, other)]!)
  }
  expect(unreached([...lines], 'a')).toEqual(unreachedByWalking([...lines], 'a'))
})
