import type { StopKind } from '@roundhouse/board'
import type { RouteProblem } from './routeProblem.ts'
import type { Route, Running, Train } from './running.ts'

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
export function problemsOf(running: Running, claim: Claim): RouteProblem[] {
  for (const problemsWith of [wayProblems, useProblems, sumProblems]) {
    const problems = problemsWith(running, claim)
    if (problems.length > 0) return problems
  }
  return []
}

const wayProblems = (running: Running, { routes }: Claim): RouteProblem[] =>
  routes.flatMap((route, place) => [
    ...trainProblems(running, routes, place),
    ...pathProblems(running, route, place),
  ])

const useProblems = (running: Running, { routes }: Claim): RouteProblem[] => [
  ...trackProblems(running, routes),
  ...exceptionProblems(running, routes),
  ...routes.flatMap((route, place) => payProblems(running, route, place)),
  ...(running.rules.joined && !hangTogether(routes) ? [{ problem: 'apart' } as const] : []),
]

const sumProblems = (running: Running, claim: Claim): RouteProblem[] => [
  ...revenueProblems(running, claim.routes),
  ...totalProblems(claim),
]

function totalProblems({ revenue, subsidy, routes }: Claim): RouteProblem[] {
  const total = {
    revenue: sum(routes, (route) => route.revenue),
    subsidy: sum(routes, (route) => route.subsidy),
  }
  if (revenue === total.revenue && subsidy === total.subsidy) return []
  return [{ problem: 'wrong-total', ...total }]
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** Every item that is there a second time. */
const repeated = <T>(items: readonly T[]): T[] => items.filter((item, place) => items.indexOf(item) < place)

function trainProblems({ trains }: Running, routes: readonly Route[], route: number): RouteProblem[] {
  const { train } = routes[route]!
  if (!trains[train]) return [{ problem: 'unknown-train', route, train }]
  const isAgain = routes.slice(0, route).some((other) => other.train === train)
  return isAgain ? [{ problem: 'train-again', route, train }] : []
}

/** The way from stop to stop, and whether a train may go there. */
function pathProblems({ network, stops, rules }: Running, path: Route, route: number): RouteProblem[] {
  if (path.links.length < 1 || path.stops.length !== path.links.length + 1)
    return [{ problem: 'too-short', route }]
  const hexes: string[] = []
  for (const [place, number] of path.links.entries()) {
    const link = network.links[number]
    if (!link) return [{ problem: 'no-such-link', route, link: number }]
    const [here, there] = [path.stops[place]!, path.stops[place + 1]!]
    const isForward = link.from === here && link.to === there
    if (!isForward && !(link.to === here && link.from === there))
      return [{ problem: 'link-elsewhere', route, link: number }]
    hexes.push(...(isForward ? link.hexes : link.hexes.toReversed()))
  }
  const groups = path.stops.flatMap((stop) => [...new Set(stops[stop]!.groups)])
  const entered = hexes.filter((hex, place) => hex !== hexes[place - 1])
  const ends = [path.stops[0]!, path.stops.at(-1)!]
  return [
    ...repeated(path.stops).map((stop) => ({ problem: 'stop-again', route, stop }) as const),
    ...repeated(groups).map((group) => ({ problem: 'group-again', route, group }) as const),
    ...(rules.hexAgain ? [] : repeated(entered)).map(
      (hex) => ({ problem: 'hex-again', route, hex }) as const,
    ),
    ...path.stops
      .slice(1, -1)
      .filter((stop) => stops[stop]!.through === 'never')
      .map((stop) => ({ problem: 'closed', route, stop }) as const),
    ...ends
      .filter((stop) => !rules.endKinds.includes(stops[stop]!.kind))
      .map((stop) => ({ problem: 'no-end', route, stop }) as const),
  ]
}

/** What the train is paid for, and what it passes by. */
function payProblems({ stops, trains, rules }: Running, path: Route, route: number): RouteProblem[] {
  const train = trains[path.train]!
  const isPaid = (stop: number) => path.paid.includes(stop)
  const over = firstOverAllowance(
    train,
    path.paid.map((stop) => stops[stop]?.kind),
  )
  const needed = rules.token === 'paid' ? path.paid : path.stops
  return [
    ...path.paid
      .filter((stop) => !path.stops.includes(stop))
      .map((stop) => ({ problem: 'paid-elsewhere', route, stop }) as const),
    ...repeated(path.paid).map((stop) => ({ problem: 'paid-again', route, stop }) as const),
    ...(rules.ends === 'paid' ? [path.stops[0]!, path.stops.at(-1)!] : [])
      .filter((stop) => !isPaid(stop))
      .map((stop) => ({ problem: 'unpaid-end', route, stop }) as const),
    ...(rules.ends === 'paid' ? path.stops.slice(1, -1) : path.stops)
      .filter((stop) => !isPaid(stop) && !train.skips.includes(stops[stop]!.kind))
      .map((stop) => ({ problem: 'may-not-skip', route, stop }) as const),
    ...(over === undefined ? [] : [{ problem: 'over-allowance', route, stop: path.paid[over]! } as const]),
    ...(train.visits !== null && path.stops.length > train.visits
      ? [{ problem: 'too-many-visits', route, visits: path.stops.length } as const]
      : []),
    ...(needed.some((stop) => stops[stop]?.token) ? [] : [{ problem: 'no-token', route } as const]),
  ]
}

/** Charges stop after stop to an allowance, moving earlier ones where that makes room; the first that finds none. */
function firstOverAllowance({ pays }: Train, kinds: readonly (StopKind | undefined)[]): number | undefined {
  const charged: number[][] = pays.map(() => [])
  const charge = (place: number, tried: Set<number>): boolean =>
    pays.some((allowance, number) => {
      if (tried.has(number) || !allowance.kinds.includes(kinds[place]!)) return false
      tried.add(number)
      const list = charged[number]!
      if (allowance.max === null || list.length < allowance.max) return list.push(place) > 0
      const moved = list.findIndex((other) => charge(other, tried))
      if (moved < 0) return false
      list[moved] = place
      return true
    })
  const over = kinds.findIndex((_, place) => !charge(place, new Set()))
  return over < 0 ? undefined : over
}

/** No unit of track is used twice, by one route or by two. */
function trackProblems({ network }: Running, routes: readonly Route[]): RouteProblem[] {
  const used = new Set<number>()
  return routes.flatMap(({ links }, route) =>
    links
      .flatMap((link) => network.links[link]!.track)
      .flatMap((unit): RouteProblem[] => {
        if (used.has(unit)) return [{ problem: 'track-again', route, unit }]
        used.add(unit)
        return []
      }),
  )
}

/** One stop that is closed may be run through once by the whole set. */
function exceptionProblems({ stops }: Running, routes: readonly Route[]): RouteProblem[] {
  const passed = routes.flatMap((path, route) =>
    path.stops
      .slice(1, -1)
      .filter((stop) => stops[stop]!.through === 'once')
      .map((stop) => ({ problem: 'second-exception', route, stop }) as const),
  )
  return passed.slice(1)
}

/** What each route claims is what it earns, with every once-bonus on one route at most. */
function revenueProblems(running: Running, routes: readonly Route[]): RouteProblem[] {
  const { stops, onceBonuses } = running
  const subsidies = routes.map(({ paid }) => sum(paid, (stop) => stops[stop]!.subsidy ?? 0))
  const bases = routes.map((route) => baseRevenue(running, route))
  const extras = routes.map(({ revenue }, route) => revenue - bases[route]!)

  /** Whether the routes from this one on are explained by the once-bonuses that are left. */
  const explained = (route: number, bonuses: readonly number[]): boolean =>
    route === routes.length ||
    subsetsOf(bonuses).some(
      (taken) =>
        isExplained(route, taken) &&
        explained(
          route + 1,
          bonuses.filter((bonus) => !taken.includes(bonus)),
        ),
    )
  const isExplained = (route: number, taken: readonly number[]): boolean =>
    sum(taken, (bonus) => onceBonuses[bonus]!.perVisit * routes[route]!.stops.length) === extras[route]
  const all = onceBonuses.map((_, bonus) => bonus)
  const unexplained = routes
    .map((_, route) => route)
    .filter((route) => !subsetsOf(all).some((taken) => isExplained(route, taken)))
  return [
    ...unexplained.map((route) => ({ problem: 'wrong-revenue', route, earned: bases[route]! }) as const),
    ...subsidies.flatMap((earned, route) =>
      earned === routes[route]!.subsidy ? [] : [{ problem: 'wrong-subsidy', route, earned } as const],
    ),
    ...(unexplained.length > 0 || explained(0, all) ? [] : [{ problem: 'once-bonus-again' } as const]),
  ]
}

/** What a route earns without any once-bonus: stops and bonuses, multiplied. */
export function baseRevenue(
  { stops, trains, bonuses }: Running,
  { train, paid }: Pick<Route, 'train' | 'paid'>,
): number {
  const { name, multiplier } = trains[train]!
  const earned = bonuses.filter(
    (bonus) =>
      (bonus.trains === null || bonus.trains.includes(name)) &&
      [bonus.at, ...bonus.with].every((list) => list.some((stop) => paid.includes(stop))),
  )
  return multiplier * (sum(paid, (stop) => stops[stop]!.revenue) + sum(earned, ({ amount }) => amount))
}

function subsetsOf([item, ...rest]: readonly number[]): number[][] {
  if (item === undefined) return [[]]
  return subsetsOf(rest).flatMap((set) => [set, [item, ...set]])
}

/** Whether all routes can be reached from the first, from one to another at a common stop. */
function hangTogether(routes: readonly Route[]): boolean {
  const reached = new Set(routes[0]?.stops)
  for (let round = 0; round < routes.length; round++)
    for (const { stops } of routes)
      if (stops.some((stop) => reached.has(stop))) for (const stop of stops) reached.add(stop)
  return routes.every(({ stops }) => stops.some((stop) => reached.has(stop)))
}
