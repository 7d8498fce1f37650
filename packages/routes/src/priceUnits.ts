import { type Choices, selectMarked, usedBy } from './choices.ts'
import { type Column, newProgramme, type Programme, solve } from './linear.ts'

/** Prices are fractions, worths are whole: what is smaller than this is rounding. */
export const ROUNDING = 1e-6
/** A list is cut into so many blocks, and the best run of each block is told to the programme. */
const BLOCKS = 32
/** Rounds of pricing, at most. */
const ROUNDS = 30
/** The limits of units are raised by a little, each by another, so that the programme meets no ties. */
const LITTLE = 1e-5

/** A run in the programme. Its units are rows there, and its list is one. */
export interface RunColumn extends Column {
  readonly list: number
  /** Its number in the listing. */
  readonly run: number
  readonly units: readonly number[]
}

/** Prices of units at which the bound of some lists is low. */
export interface UnitPrices {
  /** No set of runs from the lists is worth more. */
  readonly bound: number
  readonly prices: Float64Array
  /** The best margin of each list, or 0 for staying at home. */
  readonly bestMargins: readonly number[]
}

/** A programme of units and lists that knows of no run yet. */
export const programmeFor = (units: number, lists: readonly Choices[]): Programme<RunColumn> =>
  newProgramme([
    ...Array.from({ length: units }, (_, unit) => 1 + LITTLE * (1 + ((unit * 37) % 101) / 101)),
    ...lists.map(({ trains }) => trains),
  ])

/**
 * The prices at which the bound is lowest: those of a linear programme that
 * lets a train run parts of several runs. It is solved for the runs it knows
 * of, then told of more that its prices make look good, until there are none,
 * or the bound is below the goal.
 */
export function priceUnits(
  lists: readonly Choices[],
  wordCount: number,
  shares: Programme<RunColumn>,
  goal: number,
  near: number,
): UnitPrices & { readonly looked: number } {
  const units = shares.basis.length - lists.length
  let lowest: UnitPrices = {
    bound: Number.POSITIVE_INFINITY,
    prices: new Float64Array(units),
    bestMargins: [],
  }
  let rounds = 0
  for (let hasMore = true; hasMore && rounds < ROUNDS; rounds++) {
    const worth = solve(shares)
    const prices = shares.duals.slice(0, units).map((price) => Math.max(0, price))
    const sums = priceSums(prices, wordCount)
    const surveys = lists.map((list) => survey(list, sums, wordCount))
    const bestMargins = surveys.map(({ margins }, list) =>
      margins.reduce((most, margin) => Math.max(most, margin), leastFor(lists[list]!)),
    )
    const bound = lists.reduce((sum, { trains }, list) => sum + trains * bestMargins[list]!, total(prices))
    if (bound < lowest.bound) lowest = { bound, prices, bestMargins: bestMargins }
    if (lowest.bound < goal || lowest.bound - worth < near) break
    hasMore = false
    for (const [list, { bestRuns, margins }] of surveys.entries())
      for (const [block, index] of bestRuns.entries()) {
        if (margins[block]! <= shares.duals[units + list]! + ROUNDING) continue
        shares.columns.push(columnOf(lists[list]!, list, index, units, wordCount))
        hasMore = true
      }
  }
  return { ...lowest, looked: rounds * total(lists.map(({ size }) => size)) }
}

/** Staying at home is worth nothing; a train that must run has no such choice. */
const leastFor = ({ mustRun }: Choices): number => (mustRun ? Number.NEGATIVE_INFINITY : 0)

const total = (numbers: Float64Array | readonly number[]): number => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}

function columnOf(
  choices: Choices,
  list: number,
  index: number,
  units: number,
  wordCount: number,
): RunColumn {
  const own = usedBy(choices, index, wordCount)
  return {
    rows: [...own, units + list],
    worth: choices.worths[index]!,
    list,
    run: choices.runs[index]!,
    units: own,
  }
}

/** The best run of each block, with its margin. Neighbours in a list are much alike; these are not. */
function survey(list: Choices, sums: Float64Array, wordCount: number) {
  const blocks = Math.min(BLOCKS, list.size)
  const bestRuns = new Int32Array(blocks)
  const margins = new Float64Array(blocks).fill(Number.NEGATIVE_INFINITY)
  for (let block = 0, run = 0; block < blocks; block++) {
    const end = Math.floor(((block + 1) * list.size) / blocks)
    for (; run < end; run++) {
      const margin = marginOf(list, run, sums, wordCount)
      if (margin <= margins[block]!) continue
      margins[block] = margin
      bestRuns[block] = run
    }
  }
  return { bestRuns, margins }
}

/** The runs whose margin is not below the least; all of them where hardly any is. */
export function withMargin(list: Choices, least: number, sums: Float64Array, wordCount: number): Choices {
  const marked = new Uint8Array(list.size)
  let kept = 0
  for (let run = 0; run < list.size; run++) {
    if (marginOf(list, run, sums, wordCount) < least) continue
    marked[run] = 1
    kept++
  }
  return kept > list.size * 0.9 ? list : selectMarked(list, marked, wordCount)
}

/** For each byte of what a run can use, the prices of its bits added up, for all 256 of its values. */
export function priceSums(prices: Float64Array, wordCount: number): Float64Array {
  const sums = new Float64Array(wordCount * 4 * 256)
  for (let byte = 0; byte < wordCount * 4; byte++)
    for (let value = 1; value < 256; value++) {
      const lowest = 31 - Math.clz32(value & -value)
      sums[byte * 256 + value] = sums[byte * 256 + (value & (value - 1))]! + (prices[byte * 8 + lowest] ?? 0)
    }
  return sums
}

/** What a run is worth above the prices of what it uses. */
function marginOf({ worths, uses }: Choices, run: number, sums: Float64Array, wordCount: number): number {
  let margin = worths[run]!
  for (let word = 0; word < wordCount; word++) {
    const bits = uses[run * wordCount + word]!
    const from = word * 1024
    margin -=
      sums[from + (bits & 255)]! +
      sums[from + 256 + ((bits >>> 8) & 255)]! +
      sums[from + 512 + ((bits >>> 16) & 255)]! +
      sums[from + 768 + (bits >>> 24)]!
  }
  return margin
}
