import { STOP_KINDS } from '@roundhouse/board'
import type { RunningTrain } from './runStatement.ts'

/** How many paid stops of each kind, by the kind's index in STOP_KINDS. */
export type KindCounts = Int32Array | readonly number[]

/** The most stops that may be paid of a set of kinds, and the kinds, as indexes in STOP_KINDS. */
interface Limit {
  readonly kinds: readonly number[]
  readonly max: number
}

/**
 * The limits that decide whether paid stops can be charged to a train's
 * allowances: for each set of kinds, all allowances that serve any of them
 * (Hall's condition). Sets that no allowance limits are left out.
 */
export function limitsOf(train: RunningTrain): readonly Limit[] {
  let limits = known.get(train)
  if (!limits) {
    limits = findLimits(train)
    known.set(train, limits)
  }
  return limits
}

/** The same trains run again and again. */
const known = new WeakMap<RunningTrain, readonly Limit[]>()

function findLimits({ pays }: RunningTrain): readonly Limit[] {
  const limits: Limit[] = []
  for (let set = 1; set < 1 << STOP_KINDS.length; set++) {
    const kinds = STOP_KINDS.flatMap((_, index) => (set & (1 << index) ? [index] : []))
    const serving = pays.filter((allowance) =>
      kinds.some((kind) => allowance.kinds.includes(STOP_KINDS[kind]!)),
    )
    if (serving.some(({ max }) => max === null)) continue
    limits.push({ kinds, max: serving.reduce((sum, { max }) => sum + max!, 0) })
  }
  return limits.filter((limit) => !limits.some((other) => other !== limit && covers(other, limit)))
}

/** Whether so many paid stops of each kind fit. */
export function fits(limits: readonly Limit[], counts: KindCounts): boolean {
  for (const { kinds, max } of limits) {
    let sum = 0
    for (const kind of kinds) sum += counts[kind]!
    if (sum > max) return false
  }
  return true
}

/** A limit on more kinds that allows no more makes a limit on fewer kinds idle. */
const covers = (wide: Limit, narrow: Limit): boolean =>
  wide.max <= narrow.max &&
  wide.kinds.length > narrow.kinds.length &&
  narrow.kinds.every((kind) => wide.kinds.includes(kind))
