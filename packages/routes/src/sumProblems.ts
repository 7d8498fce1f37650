import type { Claim } from './checker.ts'
import type { RouteProblem } from './routeProblem.ts'
import type { Route, RunStatement } from './runStatement.ts'

/** Whether routes earn what they claim, one by one and together. */
export const sumProblems = (running: RunStatement, claim: Claim): RouteProblem[] => [
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

/** What each route claims is what it earns, with every once-bonus on one route at most. */
function revenueProblems(running: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const bases = routes.map((route) => baseRevenue(running, route))
  const extras = routes.map(({ revenue }, route) => revenue - bases[route]!)
  return [
    ...(extras.some((extra) => extra !== 0) ? onceBonusProblems(running, routes, bases, extras) : []),
    ...subsidyProblems(running, routes),
  ]
}

function subsidyProblems({ stops }: RunStatement, routes: readonly Route[]): RouteProblem[] {
  const problems: RouteProblem[] = []
  for (const [route, { paid, subsidy }] of routes.entries()) {
    const earned = sum(paid, (stop) => stops[stop]!.subsidy ?? 0)
    if (earned !== subsidy) problems.push({ problem: 'wrong-subsidy', route, earned })
  }
  return problems
}

/** What cannot be explained by once-bonuses of what routes claim beside their own revenue. */
function onceBonusProblems(
  { onceBonuses }: RunStatement,
  routes: readonly Route[],
  bases: readonly number[],
  extras: readonly number[],
): RouteProblem[] {
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
    ...(unexplained.length > 0 || explained(0, all) ? [] : [{ problem: 'once-bonus-again' } as const]),
  ]
}

/** What a route earns without any once-bonus: stops and bonuses, multiplied. */
export function baseRevenue(
  { stops, trains, bonuses }: RunStatement,
  { train, paid }: Pick<Route, 'train' | 'paid'>,
): number {
  const { name, multiplier } = trains[train]!
  const paysOne = (list: readonly number[]) => list.some((stop) => paid.includes(stop))
  let revenue = sum(paid, (stop) => stops[stop]!.revenue)
  for (const { at, with: others, amount, trains: earners } of bonuses)
    if ((earners === null || earners.includes(name)) && paysOne(at) && others.every(paysOne))
      revenue += amount
  return multiplier * revenue
}

function subsetsOf([item, ...rest]: readonly number[]): number[][] {
  if (item === undefined) return [[]]
  return subsetsOf(rest).flatMap((set) => [set, [item, ...set]])
}
