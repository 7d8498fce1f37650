import type { LogLine } from '@roundhouse/view'
import type { RanRoute } from '../../runs/declaredRoute.ts'
import { routeStops } from '../../runs/routeNames.ts'
import { hexName, type Wording18xx } from '../wording.ts'
import type { EventOfKind, LogContext } from './logContext.ts'
import { withPayees } from './payments.ts'

/** A run with each of its routes. */
export function runLine(
  {
    company,
    revenue,
    routes,
  }: Pick<EventOfKind<'ran'>, 'company' | 'revenue'> & { routes: readonly RanRoute[] },
  wording: Wording18xx,
): LogLine {
  const { words, names } = wording
  if (revenue === 0) return { text: words.log.ranNothing({ company }), company, earned: 0 }
  const ways = words.log.routes(routes.map((route) => routeText(route, wording)))
  const text = words.log.ran({ company, price: names.money(revenue), routes: ways })
  return { text, company, earned: revenue, money: true }
}

/** The stops of a route in running order, those that do not count in brackets. */
function routeText(ran: RanRoute, wording: Wording18xx): string {
  const { words, names } = wording
  const stops = routeStops(ran).map((stop) => {
    const hex = stop.split('.')[0]!
    const name = hexName(wording, hex) ?? hex
    return ran.counts.includes(stop) ? name : words.log.uncounted({ name })
  })
  return words.log.route({ stops, price: names.money(ran.revenue) })
}

/** A revenue that is withheld, or paid out to so many shares; nothing where nothing was earned. */
export function dividendLine(
  { company, choice, revenue, distributed }: EventOfKind<'dividend'>,
  shares: number,
  context: LogContext,
): LogLine | undefined {
  const { words, names } = context
  if (revenue === 0) return undefined
  const of = { company, paid: distributed, money: true } as const
  if (choice === 'withhold')
    return { text: words.log.withheld({ company, price: names.companyMoney(revenue) }), ...of }
  const figures = { company, price: names.money(distributed), perShare: names.money(distributed / shares) }
  return { text: withPayees(words.log.full(figures), context), ...of }
}
