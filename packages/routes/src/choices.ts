import type { Candidates } from './candidates.ts'

/** Runs from which one is chosen for each of some like trains, side by side in flat arrays. */
export interface Choices {
  /** The kind of train, by its index in the listing. */
  readonly kind: number
  /** How many trains choose from here. */
  readonly trains: number
  /** Whether its train must run: sets in which it stays at home are looked for elsewhere. */
  readonly mustRun: boolean
  readonly size: number
  /** The runs by their number in the listing. */
  readonly runs: Int32Array
  readonly worths: Int32Array
  /** What each uses, `wordCount` words a run. */
  readonly uses: Int32Array
  /** Indexes of runs in order of worth, the best first; made when asked for. */
  order?: Int32Array
}

export function choicesOf({ worths, uses, trains }: Candidates, kind: number): Choices {
  const size = worths.length
  return {
    kind,
    trains: trains.length,
    mustRun: false,
    size,
    runs: new Int32Array(size).map((_, run) => run),
    worths: worths.items.subarray(0, size),
    uses: uses.items.subarray(0, uses.length),
  }
}

/** The units that one run uses. */
export function usedBy({ uses }: Choices, run: number, wordCount: number): number[] {
  const units: number[] = []
  for (let word = 0; word < wordCount; word++)
    for (let bits = uses[run * wordCount + word]!; bits !== 0; bits &= bits - 1)
      units.push(word * 32 + 31 - Math.clz32(bits & -bits))
  return units
}

/** Those of the runs that are to be kept. */
export function selectRuns(from: Choices, keeps: (run: number) => boolean, wordCount: number): Choices {
  const marked = new Uint8Array(from.size)
  for (let run = 0; run < from.size; run++) if (keeps(run)) marked[run] = 1
  return selectMarked(from, marked, wordCount)
}

/** Those of the runs that are marked. */
export function selectMarked(from: Choices, marked: Uint8Array, wordCount: number): Choices {
  let size = 0
  for (let run = 0; run < from.size; run++) size += marked[run]!
  const to: Choices = {
    kind: from.kind,
    trains: from.trains,
    mustRun: from.mustRun,
    size,
    runs: new Int32Array(size),
    worths: new Int32Array(size),
    uses: new Int32Array(size * wordCount),
  }
  for (let run = 0, index = 0; run < from.size; run++) {
    if (!marked[run]) continue
    to.runs[index] = from.runs[run]!
    to.worths[index] = from.worths[run]!
    for (let word = 0; word < wordCount; word++)
      to.uses[index * wordCount + word] = from.uses[run * wordCount + word]!
    index++
  }
  return to
}

/** The runs by index in order of worth, the best first, equals as they come: a counting sort. */
export function inOrder(choices: Choices): Int32Array {
  if (choices.order) return choices.order
  const { size, worths } = choices
  let most = 0
  for (let run = 0; run < size; run++) if (worths[run]! > most) most = worths[run]!
  const after = new Int32Array(most + 2)
  for (let run = 0; run < size; run++) after[most - worths[run]! + 1]!++
  for (let worth = 0; worth <= most; worth++) after[worth + 1]! += after[worth]!
  const order = new Int32Array(size)
  for (let run = 0; run < size; run++) order[after[most - worths[run]!]!++] = run
  choices.order = order
  return order
}

/** Whether a run uses something that is used already. */
export function clashes({ uses }: Choices, run: number, used: Int32Array, wordCount: number): boolean {
  const from = run * wordCount
  for (let word = 0; word < wordCount; word++) if (uses[from + word]! & used[word]!) return true
  return false
}

/** Whether two runs use the same thing. */
export function conflict(a: Choices, run: number, b: Choices, other: number, wordCount: number): boolean {
  const [from, to] = [run * wordCount, other * wordCount]
  for (let word = 0; word < wordCount; word++) if (a.uses[from + word]! & b.uses[to + word]!) return true
  return false
}

export function use({ uses }: Choices, run: number, used: Int32Array, wordCount: number): void {
  for (let word = 0; word < wordCount; word++) used[word]! |= uses[run * wordCount + word]!
}
