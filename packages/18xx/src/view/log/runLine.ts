import type { LogLine } from '@roundhouse/view'
import type { RanRoute } from '../../runs/declaredRoute.ts'
import { routeStops } from '../../runs/routeNames.ts'
import type { Wording18xx } from '../wording.ts'
import type { LogContext, Shared } from './logContext.ts'

/** A run with each of its routes. */
export function runLine(
  { company, revenue, routes }: Pick<Shared<'ran'>, 'company' | 'revenue'> & { routes: readonly RanRoute[] },
  { wording }: Pick<LogContext, 'wording'>,
): LogLine {
  const { words, names } = wording
  if (revenue === 0) return { text: words.log.ranNothing({ company }), company, earned: 0 }
  const ways = words.log.routes(routes.map((route) => routeText(route, wording)))
  const text = words.log.ran({ company, price: names.money(revenue), routes: ways })
  return { text, company, earned: revenue, money: true }
}

/** The stops of a route in running order, those that do not count in brackets. */
function routeText(ran: RanRoute, { words, names }: Wording18xx): string {
  const stops = routeStops(ran).map((stop) => {
    const hex = stop.split('.')[0]!
    const name = names.hexName(hex) ?? hex
    return ran.counts.includes(stop) ? name : words.log.uncounted({ name })
  })
  return words.log.route({ stops, price: names.money(ran.revenue) })
}
