import { type Choices, clashes, conflict, inOrder, selected, use, usedBy } from './choices.ts'
import { type Chosen, improved, worthOf } from './improve.ts'
import { merges } from './merge.ts'
import { adjust, dearestContested, marginsOf, priceSums, ROUNDING } from './prices.ts'

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
  readonly words: number
  /** How many things there are that a set can use only once. */
  readonly units: number
  /** Whether a set of runs that share nothing is legal as a whole. */
  accepts(picks: readonly Pick[]): boolean
  /** Only a set worth more than this is of interest, and any such set will do. */
  readonly floor?: number
  /** How many runs may be looked at before the search gives up its proof; none is endless. */
  readonly budget?: number
}

/** Lists with prices at which their bound is low. */
interface Priced {
  readonly lists: readonly Choices[]
  readonly prices: Float64Array
}

/** Rounds of pricing at the root of the search, and below it. */
const ROOT_ROUNDS = 80
const ROUNDS = 12
/** The round after which a good set is looked for: the lists are shorter then, and the bound is of use. */
const FIRST_TRY = 15
/** Lists up to this length are tried run by run; longer ones are split by a unit of track. */
const SHORT = 6
/** So many combinations of runs are tried one by one, without prices. */
const FEW = 20_000
/** How far the lowest bound is expected to lie above the best set, as a part of what is known of it. */
const LIKELY = 0.3

/**
 * The best choice of at most one run for each train such that no two use the
 * same thing: a set packing, solved exactly by branch and bound. The bound
 * puts a price on every unit of track (docs/routes.md).
 */
export function pack({
  choices,
  words,
  units,
  accepts,
  floor,
  budget = Number.POSITIVE_INFINITY,
}: PackingTask): Packing {
  const step = greatestCommonDivisor(choices)
  let best = floor ?? 0
  let bestPicks: readonly Pick[] = []
  let rootBound = choices.reduce((sum, { trains, worths }) => sum + trains * greatest(worths), 0)
  let looked = 0
  const marked = new Uint8Array(Math.max(1, ...choices.map(({ size }) => size)))

  /** Whether any set was asked for and one is found. */
  const isFound = () => floor !== undefined && best > floor

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

  const picked = ({ kind, runs }: Choices, place: number): Pick => ({ kind, run: runs[place]! })

  /** Finds the best set of the trains that are left, if it beats what is known. */
  function search(
    lists: readonly Choices[],
    base: number,
    picks: readonly Pick[],
    prices: Float64Array,
    depth: number,
  ): void {
    const open = lists.filter(({ size }) => size > 0)
    const trains = open.reduce((sum, list) => sum + list.trains, 0)
    if (base > best) record(base, picks)
    if (looked > budget || isFound() || trains === 0) return
    if (trains === 1) one(open[0]!, base, picks)
    else if (trains === 2) two(open[0]!, open[1] ?? open[0]!, base, picks)
    else if (depth > 0 && combinations(open) <= FEW) few(open, base, picks)
    else branch(tighten(open, base, prices, depth), base, picks, depth)
  }

  function branch(priced: Priced | undefined, base: number, picks: readonly Pick[], depth: number): void {
    if (!priced || (depth === 0 && isProvedByMerging(priced.lists))) return
    const shortest = priced.lists.reduce((least, list) => (list.size < least.size ? list : least))
    const unit = shortest.size > SHORT ? dearestContested(priced.lists, priced.prices, words) : -1
    if (unit >= 0) splitByUnit(priced.lists, unit, base, picks, priced.prices, depth)
    else tryEach(priced.lists, shortest, base, picks, priced.prices, depth)
  }

  /** Whether not even trains that are as good as the best of them could do better. */
  function isProvedByMerging(lists: readonly Choices[]): boolean {
    if (floor !== undefined) return false
    for (const choices of merges(lists, words)) {
      if (worthOf(improved(choices, words)) > best) continue
      const { worth, proved } = pack({
        choices,
        words,
        units,
        accepts: () => true,
        floor: best,
        budget: budget - looked,
      })
      return proved && worth === best
    }
    return false
  }

  function one(list: Choices, base: number, picks: readonly Pick[]): void {
    for (const place of inOrder(list)) {
      looked++
      const worth = base + list.worths[place]!
      if (worth < goal() || record(worth, [...picks, picked(list, place)])) return
    }
  }

  function two(a: Choices, b: Choices, base: number, picks: readonly Pick[]): void {
    one(a, base, picks)
    if (b !== a) one(b, base, picks)
    const [firsts, seconds] = [inOrder(a), inOrder(b)]
    const top = base + b.worths[seconds[0]!]!
    for (let i = 0; i < firsts.length; i++) {
      const first = firsts[i]!
      if (top + a.worths[first]! < goal()) return
      const sum = base + a.worths[first]!
      for (let j = a === b ? i + 1 : 0; j < seconds.length; j++) {
        const second = seconds[j]!
        looked++
        const worth = sum + b.worths[second]!
        if (worth < goal()) break
        if (conflict(a, first, b, second, words)) continue
        if (record(worth, [...picks, picked(a, first), picked(b, second)])) break
      }
    }
  }

  /** Tries all combinations of a few runs, the best first. */
  function few(lists: readonly Choices[], base: number, picks: readonly Pick[]): void {
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
        const place = order[rank]!
        const sum = worth + list.worths[place]!
        looked++
        if (sum + rest[train]! < goal()) return
        if (clashes(list, place, used, words)) continue
        const more = used.slice()
        use(list, place, more, words)
        choose(train + 1, isLike ? rank + 1 : 0, sum, [...chosen, picked(list, place)], more)
      }
      choose(train + 1, isLike ? order.length : 0, worth, chosen, used)
    }
    choose(0, 0, base, picks, new Int32Array(words))
  }

  /**
   * Moves the prices to where the bound is low, and drops every run that no
   * set of interest can hold. Nothing when no set of interest is left.
   */
  function tighten(lists: readonly Choices[], base: number, from: Float64Array, depth: number) {
    const prices = from.slice()
    const lowest = from.slice()
    const slack = new Float64Array(units)
    let left = [...lists]
    let bound = Number.POSITIVE_INFINITY
    let pace = depth === 0 ? 1 : 0.7
    let idle = 0
    for (let round = 0; round < (depth === 0 ? ROOT_ROUNDS : ROUNDS); round++) {
      const sums = priceSums(prices, words)
      const margins = left.map((list) => marginsOf(list, sums, words))
      let now = base
      slack.fill(1)
      for (const price of prices) now += price
      for (const [place, { top, at }] of margins.entries()) {
        const list = left[place]!
        looked += list.size
        now += top * list.trains
        if (at >= 0) for (const unit of usedBy(list, at, words)) slack[unit]! -= list.trains
      }
      if (now < bound) {
        if (now < bound - 0.002 * Math.max(1, now - best)) idle = 0
        bound = now
        lowest.set(prices)
      } else if (++idle >= (depth === 0 ? 6 : 3)) {
        pace /= 2
        idle = 0
        prices.set(lowest)
      }
      if (depth === 0) rootBound = Math.min(rootBound, bound)
      if (bound < goal()) return undefined
      left = left.map((list, place) =>
        worthwhile(list, margins[place]!.margins, goal() - (now - margins[place]!.top)),
      )
      if (depth === 0 && round === FIRST_TRY) offer(improved(left, words))
      if (pace < 0.02 || left.every(({ size }) => size <= SHORT)) break
      if (!adjust(prices, slack, pace * (now - (best + LIKELY * (bound - best))))) break
    }
    if (depth === 0) offer(improved(left, words))
    return { lists: left, prices: lowest }
  }

  function offer(set: readonly Chosen[]): void {
    const worth = worthOf(set)
    if (worth > best)
      record(
        worth,
        set.map(([list, place]) => picked(list, place)),
      )
  }

  /** The runs whose margin is not too small for a set of interest. */
  function worthwhile(list: Choices, margins: Float64Array, least: number): Choices {
    let kept = 0
    for (let run = 0; run < list.size; run++) {
      const keeps = margins[run]! >= least ? 1 : 0
      marked[run] = keeps
      kept += keeps
    }
    return kept > list.size * 0.9 ? list : selected(list, marked, words)
  }

  /** Either nobody uses the unit, or exactly one of the trains does. */
  function splitByUnit(
    lists: readonly Choices[],
    unit: number,
    base: number,
    picks: readonly Pick[],
    prices: Float64Array,
    depth: number,
  ): void {
    const halves = lists.map((list) => {
      const [word, bit] = [unit >> 5, 1 << (unit & 31)]
      for (let run = 0; run < list.size; run++) marked[run] = list.uses[run * words + word]! & bit ? 1 : 0
      const using = selected(list, marked, words, 1)
      for (let run = 0; run < list.size; run++) marked[run]! ^= 1
      return { using, avoiding: selected(list, marked, words) }
    })
    const cheaper = prices.slice()
    cheaper[unit] = 0
    for (const [user, { using }] of halves.entries()) {
      if (using.size === 0) continue
      const rest = halves.map(({ avoiding }, place) =>
        place === user ? { ...avoiding, trains: avoiding.trains - 1 } : avoiding,
      )
      search([using, ...rest.filter(({ trains }) => trains > 0)], base, picks, cheaper, depth + 1)
    }
    search(
      halves.map(({ avoiding }) => avoiding),
      base,
      picks,
      cheaper,
      depth + 1,
    )
  }

  /** Takes each run of a list in turn, then none of them. */
  function tryEach(
    lists: readonly Choices[],
    list: Choices,
    base: number,
    picks: readonly Pick[],
    prices: Float64Array,
    depth: number,
  ): void {
    const others = lists.filter((other) => other !== list)
    const order = inOrder(list)
    for (const [rank, place] of order.entries()) {
      const rest = others.map((other) => compatible(other, list, place))
      if (list.trains > 1) rest.push(later(list, order, rank))
      const free = prices.slice()
      for (const unit of usedBy(list, place, words)) free[unit] = 0
      search(rest, base + list.worths[place]!, [...picks, picked(list, place)], free, depth + 1)
    }
    search(others, base, picks, prices, depth + 1)
  }

  function compatible(other: Choices, list: Choices, place: number): Choices {
    looked += other.size
    for (let run = 0; run < other.size; run++) marked[run] = conflict(list, place, other, run, words) ? 0 : 1
    return selected(other, marked, words)
  }

  /** What a like train may still choose: like trains choose in the order of the list. */
  function later(list: Choices, order: Int32Array, rank: number): Choices {
    marked.fill(0, 0, list.size)
    for (let next = rank + 1; next < order.length; next++)
      if (!conflict(list, order[rank]!, list, order[next]!, words)) marked[order[next]!] = 1
    return selected(list, marked, words, list.trains - 1)
  }

  search(choices, 0, [], new Float64Array(units), 0)
  const proved = looked <= budget
  return { worth: best, picks: bestPicks, bound: proved ? best : Math.max(best, rootBound), proved }
}

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
