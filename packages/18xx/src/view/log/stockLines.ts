import { type LinesByKind, playerFigure } from '@roundhouse/view'
import { priceAt } from '../wording.ts'
import { companyLine, type EventOfKind, type LogContext } from './logContext.ts'

/** What happens in stock rounds. */
export const stockLines: LinesByKind<
  EventOfKind<
    | 'stock-round'
    | 'sold'
    | 'bought'
    | 'launched'
    | 'passed'
    | 'president'
    | 'receivership'
    | 'price'
    | 'closed'
    | 'priority'
  >,
  LogContext
> = {
  'stock-round': ({ set, priority }, context) => {
    const { log, round } = context.words
    const text = log.stockRound({ round: round.stock({ set }), ...playerFigure(context, priority) })
    return { text, heading: 'round' }
  },
  sold: ({ seat, corporation: company, count, price }, context) => {
    const { words, names } = context
    const figures = { ...playerFigure(context, seat), company, count, price: names.money(count * price) }
    return { text: words.log.sold(figures), company, money: true }
  },
  bought: ({ seat, corporation: company, from, price }, context) => {
    const { words, names } = context
    const share = words.sharePlaces[from]!.share({ company })
    const figures = { ...playerFigure(context, seat), share, price: names.money(price) }
    return { text: words.log.bought(figures), company, money: true }
  },
  launched: ({ seat, corporation: company, count, par }, context) => {
    const { words, names } = context
    const prices = { par: names.money(par), price: names.money(count * par) }
    const figures = { ...playerFigure(context, seat), company, ...prices }
    return { text: words.log.launched(figures), company, money: true }
  },
  passed: ({ seat, idle }, context) => {
    const { passed, passedIdle } = context.words.log
    return { text: (idle ? passedIdle : passed)(playerFigure(context, seat)) }
  },
  president: ({ corporation: company, after }, context) => {
    if (after === null || isLaunched(company, context)) return undefined
    const text = context.words.log.president({ ...playerFigure(context, after), company })
    return { text, company, matters: true }
  },
  receivership: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.receivership({ company }), { matters: true }),
  price: ({ corporation: company, before, after }, context) => {
    // that a marker comes and goes is told with the reason for it
    if (before === null || after === null) return undefined
    const figures = { company, before: priceAt(context, before), after: priceAt(context, after) }
    return { text: context.words.log.price(figures), company, money: true }
  },
  closed: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.closed({ company }), { matters: true }),
  priority: ({ seat }, context) => ({ text: context.words.log.priority(playerFigure(context, seat)) }),
}

/** Whoever launches a corporation is its president: that goes without saying. */
const isLaunched = (company: string, { events, place }: LogContext): boolean =>
  events
    .slice(0, place)
    .some((event) => event.kind === 'launched' && 'corporation' in event && event.corporation === company)
