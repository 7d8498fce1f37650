import type { Route, RunningTrain, RunStatement } from '../runStatement.ts'

type Path = Pick<Route, 'stops' | 'links'>

/** A path that a train can run, and the most it can earn there. */
interface Run extends Path {
  readonly worth: number
  /** Closed stops that it runs through. */
  readonly exceptions: number
  readonly track: readonly number[]
}

/** The most that revenue and subsidy together can come to: everything is tried, and nothing is clever. */
export function exhaustiveBest(running: RunStatement): number {
  const { trains, onceBonuses, rules } = running
  const paths = pathsOf(running)
  const runs = trains.map((train) => paths.flatMap((path) => runOf(running, train, path)))

  const best = (train: number, chosen: readonly Run[], track: ReadonlySet<number>): number => {
    if (train === trains.length) {
      if (rules.joined && !hangTogether(chosen)) return 0
      if (rules.homeTouched && !chosen.some((run) => run.stops.some((stop) => running.stops[stop]!.home)))
        return 0
      const longest = Math.max(0, ...chosen.map(({ stops }) => stops.length))
      return (
        sum(chosen.map(({ worth }) => worth)) + sum(onceBonuses.map(({ perVisit }) => perVisit * longest))
      )
    }
    let most = best(train + 1, chosen, track)
    for (const run of runs[train]!) {
      if (run.track.some((unit) => track.has(unit))) continue
      if (run.exceptions > 0 && chosen.some(({ exceptions }) => exceptions > 0)) continue
      most = Math.max(most, best(train + 1, [...chosen, run], new Set([...track, ...run.track])))
    }
    return most
  }
  return best(0, [], new Set())
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length

/** Every legal path, from its end with the lower number to the other. */
function pathsOf(running: RunStatement): Path[] {
  const { network } = running
  const grown = (path: Path): Path[] => {
    const at = path.stops.at(-1)!
    const longer = network.links.flatMap(({ from, to }, link) => {
      if (from !== at && to !== at) return []
      const next = { stops: [...path.stops, from === at ? to : from], links: [...path.links, link] }
      return isLegal(running, next) ? grown(next) : []
    })
    return [path, ...longer]
  }
  return network.stops
    .flatMap((_, stop) => grown({ stops: [stop], links: [] }))
    .filter(({ stops }) => stops.length > 1 && stops[0]! < stops.at(-1)!)
}

/** Whether a path is legal, or could be the beginning of one that is. */
function isLegal({ network, stops, rules }: RunStatement, path: Path): boolean {
  const passed = path.stops.slice(1, -1).map((stop) => stops[stop]!.through)
  return (
    isDistinct(path.stops) &&
    isDistinct(path.stops.flatMap((stop) => stops[stop]!.groups)) &&
    isDistinct(trackOf(network, path)) &&
    (rules.hexAgain || isDistinct(hexesOf(network, path))) &&
    !passed.includes('never') &&
    passed.filter((through) => through === 'once').length <= 1
  )
}

const trackOf = ({ links }: RunStatement['network'], path: Path): number[] =>
  path.links.flatMap((link) => links[link]!.track)

/** The hexes as they are entered. */
function hexesOf({ stops, links }: RunStatement['network'], path: Path): string[] {
  const hexes = [stops[path.stops[0]!]!.hex]
  for (const [place, number] of path.links.entries()) {
    const link = links[number]!
    const along = link.from === path.stops[place] ? link.hexes : [...link.hexes].reverse()
    hexes.push(...along.slice(1))
  }
  return hexes
}

/** What a train makes of a path: the best of all choices of what is paid. */
function runOf({ network, stops, bonuses, rules }: RunStatement, train: RunningTrain, path: Path): Run[] {
  const ends = [path.stops[0]!, path.stops.at(-1)!]
  if (!ends.every((end) => rules.endKinds.includes(stops[end]!.kind))) return []
  if (train.visits !== null && path.stops.length > train.visits) return []
  if (!path.stops.some((stop) => stops[stop]!.token)) return []
  const worths = subsetsOf(path.stops)
    .filter((paid) => rules.ends === 'touched' || ends.every((end) => paid.includes(end)))
    .filter((paid) =>
      path.stops.every((stop) => paid.includes(stop) || train.skips.includes(stops[stop]!.kind)),
    )
    .filter((paid) => rules.token === 'visited' || paid.some((stop) => stops[stop]!.token))
    .filter((paid) =>
      canCharge(
        train.pays,
        paid.map((stop) => stops[stop]!.kind),
      ),
    )
    .map((paid) => {
      const earned = bonuses.filter(
        (bonus) =>
          (bonus.trains?.includes(train.name) ?? true) &&
          bonus.at.some((stop) => paid.includes(stop)) &&
          bonus.with.every((list) => list.some((stop) => paid.includes(stop))),
      )
      const revenue = sum(paid.map((stop) => stops[stop]!.revenue)) + sum(earned.map(({ amount }) => amount))
      return revenue * train.multiplier + sum(paid.map((stop) => stops[stop]!.subsidy ?? 0))
    })
  if (worths.length === 0) return []
  const exceptions = path.stops.slice(1, -1).filter((stop) => stops[stop]!.through === 'once').length
  return [{ ...path, worth: Math.max(...worths), exceptions, track: trackOf(network, path) }]
}

function subsetsOf([item, ...rest]: readonly number[]): number[][] {
  if (item === undefined) return [[]]
  return subsetsOf(rest).flatMap((set) => [set, [item, ...set]])
}

/** Whether every stop can be charged to an allowance of its kind: every way is tried. */
function canCharge(
  pays: RunningTrain['pays'],
  [kind, ...rest]: readonly RunStatement['stops'][number]['kind'][],
): boolean {
  if (kind === undefined) return true
  return pays.some(({ kinds, max }, place) => {
    if (!kinds.includes(kind) || max === 0) return false
    const left = pays.with(place, { kinds, max: max === null ? null : max - 1 })
    return canCharge(left, rest)
  })
}

/** Whether routes can be put in an order in which each shares a stop with an earlier one. */
function hangTogether([first, ...rest]: readonly Path[]): boolean {
  if (!first) return true
  const next = rest.find(({ stops }) => stops.some((stop) => first.stops.includes(stop)))
  if (!next) return rest.length === 0
  const merged = { stops: [...first.stops, ...next.stops], links: [] }
  return hangTogether([merged, ...rest.filter((other) => other !== next)])
}
