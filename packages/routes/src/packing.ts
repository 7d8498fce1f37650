import { answersTo, anyQuestion, openQuestion } from './branchQuestion.ts'
import { type Choices, clashes, inOrder, selectRuns, use } from './choices.ts'
import { findGoodSet, roundParts, worthOf } from './improve.ts'
import { type Programme, partsOf, restrictProgramme } from './linear.ts'
import {
  priceSums,
  priceUnits,
  programmeFor,
  ROUNDING,
  type RunColumn,
  type UnitPrices,
  withMargin,
} from './priceUnits.ts'

/** A chosen run: of which kind of train, and its number in the listing. */
export interface Pick {
  readonly kind: number
  readonly run: number
}

export interface Packing {
  readonly worth: number
  readonly picks: readonly Pick[]
  /** No set can be worth more. */
  readonly bound: number
  readonly proved: boolean
}

export interface PackingTask {
  readonly choices: readonly Choices[]
  readonly wordCount: number
  /** How many things there are that a set can use only once. */
  readonly unitCount: number
  /** Whether a set of runs that share nothing is legal as a whole. */
  accepts(picks: readonly Pick[]): boolean
  /** How many runs may be looked at before the search gives up its proof; none is endless. */
  readonly budget?: number
}

/** So many combinations of runs are tried one by one, without prices. */
const FEW = 20_000

/**
 * The best choice of at most one run for each train such that no two use the
 * same thing: a set packing, solved exactly by branch and bound. The bound
 * puts a price on every unit of track (docs/routes.md).
 */
export function pack({
  choices,
  wordCount,
  unitCount,
  accepts,
  budget = Number.POSITIVE_INFINITY,
}: PackingTask): Packing {
  const step = greatestCommonDivisor(choices)
  let best = 0
  let bestPicks: readonly Pick[] = []
  let rootBound = choices.reduce((sum, { trains, worths }) => sum + trains * greatest(worths), 0)
  let looked = 0

  /** What a set must at least be worth to be of interest. */
  const goal = () => best + step - ROUNDING

  function record(worth: number, picks: readonly Pick[]): boolean {
    if (!accepts(picks)) return false
    if (worth > best) {
      best = worth
      bestPicks = picks
    }
    return true
  }

  const pickOf = ({ kind, runs }: Choices, index: number): Pick => ({ kind, run: runs[index]! })

  /** Finds the best set of runs from the lists, if it beats what is known. `shares` is their programme, as far as it is solved. */
  function search(lists: readonly Choices[], shares: Programme<RunColumn>, depth: number): void {
    const open = lists.filter(({ size }) => size > 0)
    const trains = open.reduce((sum, list) => sum + list.trains, 0)
    if (looked > budget || lists.some(({ mustRun, size }) => mustRun && size === 0)) return
    if (trains <= 1) open.forEach(one)
    else if (combinations(open) <= FEW) few(open)
    else branch(lists, shares, depth)
  }

  function branch(lists: readonly Choices[], shares: Programme<RunColumn>, depth: number): void {
    const found = priceUnits(lists, wordCount, shares, goal(), step / 4)
    looked += found.looked
    if (depth === 0) {
      rootBound = Math.min(rootBound, found.bound)
      const set = findGoodSet(onlyColumns(lists, shares.columns), wordCount)
      offer(
        worthOf(set),
        set.map(([list, index]) => pickOf(list, index)),
      )
    }
    const set = roundParts(partsOf(shares), lists)
    offer(
      total(set),
      set.map(({ list, run }) => ({ kind: lists[list]!.kind, run })),
    )
    if (found.bound < goal()) return
    const { left, isLeft } = worthwhile(lists, found)
    const parts = partsOf(shares).filter(({ column }) => isLeft(column))
    const question = openQuestion(parts, left, found.prices) ?? anyQuestion(left, found.prices, wordCount)
    if (!question) few(left.filter(({ size }) => size > 0))
    for (const answer of question ? answersTo(question, left, wordCount) : []) {
      const mustFill = answer.lists.flatMap(({ mustRun }, list) => (mustRun ? [unitCount + list] : []))
      const next =
        answer.lists.length === lists.length
          ? restrictProgramme(shares, (column) => isLeft(column) && answer.keeps(column), mustFill)
          : programmeFor(unitCount, answer.lists)
      search(answer.lists, next, depth + 1)
    }
  }

  function one(list: Choices): void {
    for (const index of inOrder(list)) {
      looked++
      const worth = list.worths[index]!
      if (worth < goal() || record(worth, [pickOf(list, index)])) return
    }
  }

  /** Tries all combinations of a few runs, the best first. */
  function few(lists: readonly Choices[]): void {
    const trains = lists.flatMap((list) => Array.from({ length: list.trains }, () => list))
    /** The most that the trains from each one on can add. */
    const rest = trains.map(() => 0)
    for (let train = trains.length - 2; train >= 0; train--) {
      const next = trains[train + 1]!
      rest[train] = rest[train + 1]! + next.worths[inOrder(next)[0]!]!
    }
    const choose = (
      train: number,
      from: number,
      worth: number,
      chosen: readonly Pick[],
      used: Int32Array,
    ) => {
      if (worth > best) record(worth, chosen)
      const list = trains[train]
      if (!list) return
      const order = inOrder(list)
      const isLike = trains[train + 1] === list
      for (let rank = from; rank < order.length; rank++) {
        const index = order[rank]!
        const sum = worth + list.worths[index]!
        looked++
        if (sum + rest[train]! < goal()) return
        if (clashes(list, index, used, wordCount)) continue
        const more = used.slice()
        use(list, index, more, wordCount)
        choose(train + 1, isLike ? rank + 1 : 0, sum, [...chosen, pickOf(list, index)], more)
      }
      choose(train + 1, isLike ? order.length : 0, worth, chosen, used)
    }
    choose(0, 0, 0, [], new Int32Array(wordCount))
  }

  function offer(worth: number, picks: readonly Pick[]): void {
    if (worth > best) record(worth, picks)
  }

  /** Drops every run that no set of interest can hold: its margin is too small. */
  function worthwhile(lists: readonly Choices[], { bound, prices, bestMargins }: UnitPrices) {
    const sums = priceSums(prices, wordCount)
    const least = bestMargins.map((margin) => goal() - (bound - margin))
    const isLeft = ({ list, units, worth }: RunColumn): boolean =>
      units.reduce((margin, unit) => margin - prices[unit]!, worth) >= least[list]! + ROUNDING
    return { left: lists.map((list, index) => withMargin(list, least[index]!, sums, wordCount)), isLeft }
  }

  /** The runs that the programme knows of. */
  const onlyColumns = (lists: readonly Choices[], columns: readonly RunColumn[]): Choices[] =>
    lists.map((list, index) => {
      const known = new Set(columns.flatMap((column) => (column.list === index ? [column.run] : [])))
      return selectRuns(list, (run) => known.has(list.runs[run]!), wordCount)
    })

  search(choices, programmeFor(unitCount, choices), 0)
  const proved = looked <= budget
  return { worth: best, picks: bestPicks, bound: proved ? best : Math.max(best, rootBound), proved }
}

const total = (set: readonly RunColumn[]): number => set.reduce((sum, { worth }) => sum + worth, 0)

const greatest = (worths: Int32Array): number => worths.reduce((most, worth) => Math.max(most, worth), 0)

/** How many sets the lists could make, at most. */
const combinations = (lists: readonly Choices[]): number =>
  lists.reduce((product, { size, trains }) => product * size ** trains, 1)

/** Every sum of worths is a multiple of this. */
function greatestCommonDivisor(lists: readonly Choices[]): number {
  let divisor = 0
  for (const { worths } of lists)
    for (let worth of worths) {
      if (worth % divisor === 0) continue
      while (worth !== 0) [divisor, worth] = [worth, divisor % worth]
    }
  return Math.max(1, divisor)
}
