import { appraiserOf } from './appraise.ts'
import { type Listing, listCandidates, type Paths } from './candidates.ts'
import { choicesOf } from './choices.ts'
import { type Pick, pack } from './packing.ts'
import { type ReachablePart, reachablePart } from './reachable.ts'
import type { Route, RunStatement } from './runStatement.ts'

export interface BestRoutes {
  readonly revenue: number
  readonly subsidy: number
  readonly routes: readonly Route[]
  /** No set of routes earns more than this, subsidies included; the same as what was found, if that is proved to be the best. */
  readonly bound: number
  readonly proved: boolean
}

export interface Search {
  /** How many runs may be looked at before the proof is given up; without it the answer is exact. */
  readonly budget?: number
}

/** The best that a company's trains can do together. */
export function bestRoutes(running: RunStatement, search: Search = {}): BestRoutes {
  const part = reachablePart(running)
  return inWhole(part, searchPart(part.running, search))
}

/** The best routes in the part that trains can reach, in its own numbers. */
export function searchPart(running: RunStatement, { budget }: Search = {}): BestRoutes {
  const listing = listCandidates(running)
  const choices = listing.kinds.map((kind, index) => choicesOf(kind, index))
  const { worth, picks, bound, proved } = pack({
    choices,
    wordCount: listing.wordCount,
    unitCount: listing.unitCount,
    accepts: setRule(running, listing),
    ...(budget !== undefined && { budget }),
  })
  const free = listing.kinds.map(({ trains }) => [...trains])
  const routes = picks.map((pick) => routeOf(running, listing, pick, free[pick.kind]!.shift()!))
  routes.sort((a, b) => a.train - b.train)
  const subsidy = routes.reduce((sum, route) => sum + route.subsidy, 0)
  return { revenue: worth - subsidy, subsidy, routes, bound, proved }
}

/** What was found in the part, in the numbers of the whole. */
export const inWhole = ({ stops, links }: ReachablePart, best: BestRoutes): BestRoutes => ({
  ...best,
  routes: best.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => stops[stop]!),
    paid: route.paid.map((stop) => stops[stop]!),
    links: route.links.map((link) => links[link]!),
  })),
})

/** The stops and links of a path, from one end to the other. */
function pathOf({ network }: RunStatement, { parents, links }: Paths, number: number) {
  const [first, second]: [number[], number[]] = [[], []]
  let at = number
  for (; at >= 0; at = parents.items[at]!) {
    const link = links.items[at]!
    if (link < 0) second.unshift(-1 - link)
    else first.unshift(link)
  }
  const outward = (side: readonly number[]) => {
    const stops = [-1 - at]
    for (const link of side) {
      const { from, to } = network.links[link]!
      stops.push(stops.at(-1) === from ? to : from)
    }
    return stops
  }
  return {
    stops: [...outward(first).reverse(), ...outward(second).slice(1)],
    links: [...first.reverse(), ...second],
  }
}

function routeOf(
  running: RunStatement,
  { kinds, paths }: Listing,
  { kind, run }: Pick,
  train: number,
): Route {
  const candidates = kinds[kind]!
  const { stops, links } = pathOf(running, paths, candidates.paths.items[run]!)
  const { paid } = appraiserOf(running, running.trains[train]!).appraisal(stops, stops[0]!, stops.at(-1)!)!
  const subsidy = paid.reduce((sum, stop) => sum + (running.stops[stop]!.subsidy ?? 0), 0)
  return { train, revenue: candidates.worths.items[run]! - subsidy, subsidy, stops, paid, links }
}

/** What is asked of whole sets of runs. */
function setRule(running: RunStatement, { kinds, paths }: Listing): (picks: readonly Pick[]) => boolean {
  const { joined, homeTouched } = running.rules
  if (!joined && !homeTouched) return () => true
  return (picks) => {
    const sets = picks.map(
      ({ kind, run }) => new Set(pathOf(running, paths, kinds[kind]!.paths.items[run]!).stops),
    )
    return (!joined || hangTogether(sets)) && (!homeTouched || sets.some((stops) => hasHome(running, stops)))
  }
}

const hasHome = ({ stops }: RunStatement, touched: ReadonlySet<number>): boolean =>
  [...touched].some((stop) => stops[stop]!.home)

/** Whether every route can be reached from every other through routes with a common stop. */
function hangTogether(sets: readonly ReadonlySet<number>[]): boolean {
  const [first, ...rest] = sets
  if (!first) return true
  const reached = [first]
  let waiting = rest
  for (const here of reached) {
    const touching = waiting.filter((other) => [...other].some((stop) => here.has(stop)))
    reached.push(...touching)
    waiting = waiting.filter((other) => !touching.includes(other))
  }
  return waiting.length === 0
}
