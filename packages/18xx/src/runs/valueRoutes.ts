import { baseRevenue, type Route, type RunStatement } from '@roundhouse/routes'

/** A route before it is known what it earns. */
export type UnvaluedRoute = Pick<Route, 'train' | 'stops' | 'paid' | 'links'>

/** What each route earns; bonuses that only one route gets go to the one with most stops. */
export function valueRoutes(running: RunStatement, ways: readonly UnvaluedRoute[]): Route[] {
  const perVisit = running.onceBonuses.reduce((sum, bonus) => sum + bonus.perVisit, 0)
  const most = ways.reduce((most, { stops }) => Math.max(most, stops.length), 0)
  const carrier = ways.findIndex(({ stops }) => stops.length === most)
  return ways.map((way, index) => {
    const { train, stops, paid, links } = way
    const once = index === carrier ? perVisit * most : 0
    return {
      train,
      stops,
      paid,
      links,
      revenue: baseRevenue(running, way) + once,
      subsidy: subsidyOf(running, way),
    }
  })
}

const subsidyOf = ({ stops }: RunStatement, { paid }: UnvaluedRoute): number =>
  paid.reduce((sum, stop) => sum + (stops[stop]?.subsidy ?? 0), 0)
