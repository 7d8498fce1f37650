import type { StopKind } from '@roundhouse/board'
import type { RouteProblem } from './routeProblem.ts'
import type { Route, RunningTrain, RunStatement } from './runStatement.ts'
import { sumProblems } from './sumProblems.ts'

export { baseRevenue } from './sumProblems.ts'

export interface Claim {
  readonly revenue: number
  readonly subsidy: number
  readonly routes: readonly Route[]
}

/**
 * Follows a claimed set of routes step by step: first the way, then what is
 * used and paid, then the sums; a later step is taken when all is right so far.
 * It shares nothing with the search, so that it can judge it.
 */
export function problemsOf(running: RunStatement, claim: Claim): RouteProblem[] {
  const problems = routeProblems(running, claim.routes)
  return problems.length > 0 ? problems : sumProblems(running, claim)
}

/** The same of routes that claim no sums. */
export function routeProblems(running: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const problems = wayProblems(running, routes)
  return problems.length > 0 ? problems : useProblems(running, routes)
}

function wayProblems(running: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const problems: RouteProblem[] = []
  for (let route = 0; route < routes.length; route++)
    problems.push(...trainProblems(running, routes, route), ...pathProblems(running, routes[route]!, route))
  return problems
}

function useProblems(running: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const problems = [...trackProblems(running, routes), ...exceptionProblems(running, routes)]
  for (let route = 0; route < routes.length; route++)
    problems.push(...payProblems(running, routes[route]!, route))
  if (running.rules.joined && !hangTogether(routes)) problems.push({ problem: 'apart' })
  if (running.rules.homeTouched && !isHomeTouched(running, routes)) problems.push({ problem: 'home-missed' })
  return problems
}

/** Every item that is there a second time. */
function repeated<T>(items: readonly T[]): T[] {
  const again: T[] = []
  for (let index = 1; index < items.length; index++)
    if (items.indexOf(items[index]!) < index) again.push(items[index]!)
  return again
}

function trainProblems({ trains }: RunStatement, routes: readonly Route[], route: number): RouteProblem[] {
  const { train } = routes[route]!
  if (!trains[train]) return [{ problem: 'unknown-train', route, train }]
  const isAgain = routes.slice(0, route).some((other) => other.train === train)
  return isAgain ? [{ problem: 'train-again', route, train }] : []
}

/** The way from stop to stop, and whether a train may go there. */
function pathProblems(running: RunStatement, path: Route, route: number): RouteProblem[] {
  const { stops, rules } = running
  if (path.links.length < 1 || path.stops.length !== path.links.length + 1)
    return [{ problem: 'too-short', route }]
  const astray = linkProblem(running, path, route)
  if (astray) return [astray]
  const problems: RouteProblem[] = []
  for (const stop of repeated(path.stops)) problems.push({ problem: 'stop-again', route, stop })
  for (const group of repeated(groupsOn(running, path)))
    problems.push({ problem: 'group-again', route, group })
  if (!rules.hexAgain)
    for (const hex of repeated(hexesOn(running, path))) problems.push({ problem: 'hex-again', route, hex })
  const last = path.stops.length - 1
  for (let index = 1; index < last; index++) {
    const stop = path.stops[index]!
    if (stops[stop]!.through === 'never') problems.push({ problem: 'closed', route, stop })
  }
  for (const stop of [path.stops[0]!, path.stops[last]!])
    if (!rules.endKinds.includes(stops[stop]!.kind)) problems.push({ problem: 'no-end', route, stop })
  return problems
}

/** The first link that is not there or does not lead from each stop to the next. */
function linkProblem(
  { network }: RunStatement,
  { stops, links }: Route,
  route: number,
): RouteProblem | undefined {
  for (let index = 0; index < links.length; index++) {
    const link = links[index]!
    const ends = network.links[link]
    if (!ends) return { problem: 'no-such-link', route, link }
    const [here, there] = [stops[index]!, stops[index + 1]!]
    const joins = (ends.from === here && ends.to === there) || (ends.to === here && ends.from === there)
    if (!joins) return { problem: 'link-elsewhere', route, link }
  }
  return undefined
}

/** The groups that a route touches, each once for every stop. */
function groupsOn({ stops }: RunStatement, path: Route): string[] {
  const touched: string[] = []
  for (const stop of path.stops) {
    const { groups } = stops[stop]!
    if (groups.length > 0) touched.push(...new Set(groups))
  }
  return touched
}

/** The hexes in the order in which a route enters them. */
function hexesOn({ network }: RunStatement, { stops, links }: Route): string[] {
  const hexes = links.flatMap((number, index) => {
    const link = network.links[number]!
    return link.from === stops[index] ? link.hexes : link.hexes.toReversed()
  })
  return hexes.filter((hex, index) => hex !== hexes[index - 1])
}

/** What the train is paid for, and what it passes by. */
function payProblems({ stops, trains, rules }: RunStatement, path: Route, route: number): RouteProblem[] {
  const train = trains[path.train]!
  const problems: RouteProblem[] = []
  for (const stop of path.paid)
    if (!path.stops.includes(stop)) problems.push({ problem: 'paid-elsewhere', route, stop })
  for (const stop of repeated(path.paid)) problems.push({ problem: 'paid-again', route, stop })
  const ends = rules.ends === 'paid' ? [path.stops[0]!, path.stops.at(-1)!] : []
  for (const stop of ends)
    if (!path.paid.includes(stop)) problems.push({ problem: 'unpaid-end', route, stop })
  for (const stop of rules.ends === 'paid' ? path.stops.slice(1, -1) : path.stops)
    if (!path.paid.includes(stop) && !train.skips.includes(stops[stop]!.kind))
      problems.push({ problem: 'may-not-skip', route, stop })
  const over = firstOverAllowance(
    train,
    path.paid.map((stop) => stops[stop]?.kind),
  )
  if (over !== undefined) problems.push({ problem: 'over-allowance', route, stop: path.paid[over]! })
  if (train.visits !== null && path.stops.length > train.visits)
    problems.push({ problem: 'too-many-visits', route, visits: path.stops.length })
  const needed = rules.token === 'paid' ? path.paid : path.stops
  if (!needed.some((stop) => stops[stop]?.token)) problems.push({ problem: 'no-token', route })
  return problems
}

/** Charges stop after stop to an allowance, moving earlier ones where that makes room; the first that finds none. */
function firstOverAllowance(
  { pays }: RunningTrain,
  kinds: readonly (StopKind | undefined)[],
): number | undefined {
  const charged: number[][] = pays.map(() => [])
  const charge = (index: number, tried: number[]): boolean =>
    pays.some((allowance, number) => {
      if (tried.includes(number) || !allowance.kinds.includes(kinds[index]!)) return false
      tried.push(number)
      const list = charged[number]!
      if (allowance.max === null || list.length < allowance.max) return list.push(index) > 0
      const moved = list.findIndex((other) => charge(other, tried))
      if (moved < 0) return false
      list[moved] = index
      return true
    })
  const over = kinds.findIndex((_, index) => !charge(index, []))
  return over < 0 ? undefined : over
}

/** No unit of track is used twice, by one route or by two. */
function trackProblems({ network }: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const used = new Set<number>()
  const problems: RouteProblem[] = []
  for (let route = 0; route < routes.length; route++)
    for (const link of routes[route]!.links)
      for (const unit of network.links[link]!.track) {
        if (used.has(unit)) problems.push({ problem: 'track-again', route, unit })
        else used.add(unit)
      }
  return problems
}

/** One stop that is closed may be run through once by the whole set. */
function exceptionProblems({ stops }: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const passed: RouteProblem[] = []
  for (let route = 0; route < routes.length; route++)
    for (const [index, stop] of routes[route]!.stops.entries()) {
      const isPassed = index > 0 && index < routes[route]!.links.length
      if (isPassed && stops[stop]!.through === 'once')
        passed.push({ problem: 'second-exception', route, stop })
    }
  return passed.slice(1)
}

/** Whether some route touches the home of the company, if there are any. */
const isHomeTouched = ({ stops }: RunStatement, routes: readonly Route[]): boolean =>
  routes.length === 0 || routes.some((route) => route.stops.some((stop) => stops[stop]!.home))

/** Whether all routes can be reached from the first, from one to another at a common stop. */
function hangTogether(routes: readonly Route[]): boolean {
  const reached = new Set(routes[0]?.stops)
  for (let round = 0; round < routes.length; round++)
    for (const { stops } of routes)
      if (stops.some((stop) => reached.has(stop))) for (const stop of stops) reached.add(stop)
  return routes.every(({ stops }) => stops.some((stop) => reached.has(stop)))
}
