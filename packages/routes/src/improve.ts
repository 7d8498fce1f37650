import { type Choices, clashes, conflict, inOrder, use } from './choices.ts'
import type { Part } from './linear.ts'
import type { RunColumn } from './priceUnits.ts'

/** How many pairs of runs are looked at before two trains are left as they are: this need not be exact. */
const TRIES = 40_000

export type Chosen = readonly [Choices, number]

/** A good set, quickly: greedy from each train first, then any two trains chosen anew as long as that helps. */
export function findGoodSet(lists: readonly Choices[], wordCount: number): readonly Chosen[] {
  const trains = lists.flatMap((list) => Array.from({ length: list.trains }, () => list))
  let best: readonly Chosen[] = []
  for (let first = 0; first < trains.length; first++) {
    const chosen = greedy(trains, first, wordCount)
    while (betterPair(trains, chosen, wordCount));
    const set = trains.flatMap((list, train): Chosen[] =>
      chosen[train]! < 0 ? [] : [[list, chosen[train]!]],
    )
    if (worthOf(set) > worthOf(best)) best = set
  }
  return best
}

export const worthOf = (set: readonly Chosen[]): number =>
  set.reduce((sum, [list, index]) => sum + list.worths[index]!, 0)

/** A set of whole runs from parts: the greatest parts first, as far as they go together. */
export function roundParts(
  parts: readonly Part<RunColumn>[],
  lists: readonly Choices[],
): readonly RunColumn[] {
  const free = lists.map(({ trains }) => trains)
  const used = new Set<number>()
  const chosen: RunColumn[] = []
  for (const { column } of parts.toSorted((a, b) => b.share - a.share)) {
    if (free[column.list] === 0 || column.units.some((unit) => used.has(unit))) continue
    free[column.list]!--
    for (const unit of column.units) used.add(unit)
    chosen.push(column)
  }
  return chosen
}

function greedy(trains: readonly Choices[], first: number, wordCount: number): number[] {
  const used = new Int32Array(wordCount)
  const chosen = trains.map(() => -1)
  for (let turn = 0; turn < trains.length; turn++) {
    const train = (first + turn) % trains.length
    const list = trains[train]!
    for (const index of inOrder(list)) {
      if (clashes(list, index, used, wordCount)) continue
      chosen[train] = index
      use(list, index, used, wordCount)
      break
    }
  }
  return chosen
}

/** Chooses two trains anew beside all others, if that is worth more. */
function betterPair(trains: readonly Choices[], chosen: number[], wordCount: number): boolean {
  for (let a = 0; a < trains.length; a++)
    for (let b = a + 1; b < trains.length; b++) {
      const used = new Int32Array(wordCount)
      for (const [train, list] of trains.entries())
        if (train !== a && train !== b && chosen[train]! >= 0) use(list, chosen[train]!, used, wordCount)
      const found = bestPair(
        trains[a]!,
        trains[b]!,
        used,
        worthAt(trains, chosen, a) + worthAt(trains, chosen, b),
        wordCount,
      )
      if (!found) continue
      ;[chosen[a], chosen[b]] = found
      return true
    }
  return false
}

const worthAt = (trains: readonly Choices[], chosen: readonly number[], train: number): number =>
  chosen[train]! < 0 ? 0 : trains[train]!.worths[chosen[train]!]!

function bestPair(
  a: Choices,
  b: Choices,
  used: Int32Array,
  beat: number,
  wordCount: number,
): [number, number] | undefined {
  const firsts = inOrder(a).filter((index) => !clashes(a, index, used, wordCount))
  const seconds = a === b ? firsts : inOrder(b).filter((index) => !clashes(b, index, used, wordCount))
  const top = seconds.length === 0 ? 0 : b.worths[seconds[0]!]!
  let most = beat
  let tries = TRIES
  let found: [number, number] | undefined
  for (const first of firsts) {
    if (a.worths[first]! + top <= most) break
    for (const second of seconds) {
      if (a.worths[first]! + b.worths[second]! <= most || tries-- <= 0) break
      if (conflict(a, first, b, second, wordCount)) continue
      most = a.worths[first]! + b.worths[second]!
      found = [first, second]
      break
    }
  }
  return found
}
