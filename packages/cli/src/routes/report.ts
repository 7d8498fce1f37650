import type { BestRoutes, PositionCase, Route, RunStatement } from '@roundhouse/routes'
import type { Dictionary } from '../words.ts'

interface ListedStop {
  readonly hex: string
  readonly stop: string
  /** What the train gets there, multiplied and with bonuses; 0 where it passes by. */
  readonly pays: number
}

interface ListedRoute {
  readonly train: string
  readonly revenue: number
  readonly stops: readonly ListedStop[]
  /** The hexes it runs through. */
  readonly track: readonly string[]
}

/** What is printed about a case. Other programs read it: the names stay. */
export interface RoutesReport {
  readonly file: string
  readonly id: string
  readonly revenue: number
  readonly expected: number | null
  readonly proved: boolean
  readonly milliseconds: number
  readonly routes: readonly ListedRoute[]
}

export const routesReport = (
  file: string,
  { id, expected, running }: PositionCase,
  { revenue, proved, routes }: BestRoutes,
  milliseconds: number,
): RoutesReport => ({
  file,
  id,
  revenue,
  expected,
  proved,
  milliseconds: Math.round(milliseconds * 10) / 10,
  routes: routes.map((route) => listRoute(running, route)),
})

export const isUnexpected = ({ revenue, expected }: RoutesReport): boolean =>
  expected !== null && revenue !== expected

function listRoute(running: RunStatement, route: Route): ListedRoute {
  const { network, trains } = running
  return {
    train: trains[route.train]!.name,
    revenue: route.revenue,
    stops: route.stops.map((stop) => {
      const { hex, index } = network.stops[stop]!
      return { hex, stop: `s${index}`, pays: paidAt(running, route, stop) }
    }),
    track: trackOf(running, route),
  }
}

/** A bonus is listed at the first stop that it is for. */
function paidAt({ stops, trains, bonuses }: RunStatement, { train, paid }: Route, stop: number): number {
  if (!paid.includes(stop)) return 0
  const { name, multiplier } = trains[train]!
  const amounts = bonuses
    .filter((bonus) => bonus.trains === null || bonus.trains.includes(name))
    .filter((bonus) => [bonus.at, ...bonus.with].every((list) => list.some((at) => paid.includes(at))))
    .filter((bonus) => paid.find((at) => bonus.at.includes(at)) === stop)
    .map(({ amount }) => amount)
  return multiplier * amounts.reduce((sum, amount) => sum + amount, stops[stop]!.revenue)
}

function trackOf({ network }: RunStatement, { stops, links }: Route): string[] {
  const hexes = links.flatMap((number, index) => {
    const link = network.links[number]!
    return link.from === stops[index] ? link.hexes : link.hexes.toReversed()
  })
  return hexes.filter((hex, index) => hex !== hexes[index - 1])
}

/** The same in readable lines: the case, then a line for each route. */
export function linesOn(report: RoutesReport, words: Dictionary): string[] {
  const { file, id, revenue, expected, proved, milliseconds, routes } = report
  const comparison = () => {
    if (expected === null) return words.routes.nothingExpected
    return isUnexpected(report) ? words.routes.expected(`${expected}`) : words.routes.asExpected
  }
  const parts = [
    `${revenue}`,
    comparison(),
    ...(proved ? [words.routes.proved] : []),
    `${Math.round(milliseconds)} ms`,
  ]
  return [`${file}: ${id}: ${parts.join(', ')}`, ...routes.map(lineOn)]
}

const lineOn = ({ train, revenue, stops }: ListedRoute): string =>
  `  ${train}: ${revenue} = ${stops.map(({ hex, pays }) => `${hex} ${pays}`).join(' + ')}`
