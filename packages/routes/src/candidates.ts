import { appraiserOf } from './appraise.ts'
import { type Ints, ints, isSame, push } from './ints.ts'
import { bitWordsFor, walkPaths } from './paths.ts'
import type { RunningTrain, RunStatement } from './runStatement.ts'
import { withoutIdleUnits } from './withoutIdleUnits.ts'

/** All runs that one kind of train could make, side by side: what each is worth and what it uses. */
export interface Candidates {
  readonly train: RunningTrain
  /** The trains of this kind, by their index in the company's list. */
  readonly trains: readonly number[]
  readonly worths: Ints
  /** Units of track and whatever else a set can use only once, `wordCount` words for each run. */
  readonly uses: Ints
  /** Which path each run follows. */
  readonly paths: Ints
}

/** Paths by number: each is another path, or a token alone, with one more link on one of its sides. */
export interface Paths {
  /** The shorter path; below 0 for the token at stop -1 - parent. */
  readonly parents: Ints
  /** The link; -1 - link where it lies on the second side. */
  readonly links: Ints
}

export interface Listing {
  readonly kinds: readonly Candidates[]
  readonly paths: Paths
  readonly wordCount: number
  /** How many things there are that a set can use only once. */
  readonly unitCount: number
}

/** Lists every run of every kind of train. */
export function listCandidates(running: RunStatement): Listing {
  const { onceBonuses } = running
  const network = withoutIdleUnits(running.network)
  const exception = network.units
  const onceBonus = exception + 1
  const unitCount = onceBonus + 1
  /** All of them are best earned by the same route, the one that touches most stops. */
  const perVisit = onceBonuses.reduce((sum, bonus) => sum + bonus.perVisit, 0)
  const wordCount = bitWordsFor(unitCount)
  const kinds = kindsOf(running.trains)
  const appraisers = kinds.map(({ train }) => appraiserOf(running, train))
  const paths: Paths = { parents: ints(), links: ints() }
  /** The path of each length on the way to the one at hand. */
  const trail: number[] = []

  function grow(stop: number): boolean {
    let any = false
    for (const appraiser of appraisers) if (appraiser.grow(stop)) any = true
    return any
  }

  function shrink(stop: number): void {
    for (const appraiser of appraisers) appraiser.shrink(stop)
  }

  walkPaths({ ...running, network }, wordCount, grow, shrink, (walk) => {
    const { stops, links, firstSide, track } = walk
    const path = paths.links.length
    push(paths.parents, links.length === 1 ? -1 - stops[0]! : trail[links.length - 2]!)
    const link = links[links.length - 1]!
    push(paths.links, links.length > firstSide ? -1 - link : link)
    trail[links.length - 1] = path
    const end = stops[firstSide]!
    const otherEnd = links.length > firstSide ? stops[stops.length - 1]! : stops[0]!
    for (let index = 0; index < kinds.length; index++) {
      const worth = appraisers[index]!.worth(stops, end, otherEnd)
      if (worth < 0) continue
      const kind = kinds[index]!
      const pass = walk.exception < 0 ? NONE : exception
      note(kind, worth, path, track, pass, NONE)
      if (perVisit > 0) note(kind, worth + perVisit * stops.length, path, track, pass, onceBonus)
    }
  })
  return { kinds: alike(kinds), paths, wordCount, unitCount }
}

/** No unit. */
const NONE = -1

function note(
  { worths, uses, paths }: Candidates,
  worth: number,
  path: number,
  track: Int32Array,
  pass: number,
  bonus: number,
): void {
  const from = uses.length
  push(worths, worth)
  push(paths, path)
  for (let word = 0; word < track.length; word++) push(uses, track[word]!)
  if (pass !== NONE) uses.items[from + (pass >> 5)]! |= 1 << (pass & 31)
  if (bonus !== NONE) uses.items[from + (bonus >> 5)]! |= 1 << (bonus & 31)
}

/** Kinds of train that differ in name only: what one can run, the other can run for the same. */
function alike(kinds: readonly Candidates[]): Candidates[] {
  const found: Candidates[] = []
  for (const kind of kinds) {
    const like = found.findIndex(({ worths, uses }) => isSame(worths, kind.worths) && isSame(uses, kind.uses))
    if (like < 0) found.push(kind)
    else found[like] = { ...found[like]!, trains: [...found[like]!.trains, ...kind.trains] }
  }
  return found
}

/** Equal trains are one kind. */
function kindsOf(trains: readonly RunningTrain[]): Candidates[] {
  const kinds = new Map<string, Candidates & { trains: number[] }>()
  for (const [index, train] of trains.entries()) {
    const key = JSON.stringify(train)
    const known = kinds.get(key)
    if (known) known.trains.push(index)
    else kinds.set(key, { train, trains: [index], worths: ints(), uses: ints(), paths: ints() })
  }
  return [...kinds.values()]
}
