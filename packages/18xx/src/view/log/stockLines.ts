import { type LinesOf, type LogContext, playerFigure, type Shared } from './logContext.ts'

/** What happens in stock rounds. */
export const stockLines: LinesOf<
  Shared<
    | 'stock-round'
    | 'sold'
    | 'bought'
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
    const { log, round } = context.wording.words
    const text = log.stockRound({ round: round.stock({ set }), ...playerFigure(context, priority) })
    return { text, heading: 'round' }
  },
  sold: ({ seat, corporation: company, count, price }, context) => {
    const { words, names } = context.wording
    const figures = { ...playerFigure(context, seat), company, count, price: names.money(count * price) }
    return { text: words.log.sold(figures), company, money: true }
  },
  bought: ({ seat, corporation: company, from, price }, context) => {
    const { words, names } = context.wording
    const { boughtFromTreasury, boughtFromMarket } = words.log
    const say = from === 'treasury' ? boughtFromTreasury : boughtFromMarket
    return {
      text: say({ ...playerFigure(context, seat), company, price: names.money(price) }),
      company,
      money: true,
    }
  },
  passed: ({ seat }, context) => ({ text: context.wording.words.log.passed(playerFigure(context, seat)) }),
  president: ({ corporation: company, after }, context) => {
    if (after === null || isLaunched(company, context)) return undefined
    const text = context.wording.words.log.president({ ...playerFigure(context, after), company })
    return { text, company, matters: true }
  },
  receivership: ({ corporation: company }, { wording: { words } }) => ({
    text: words.log.receivership({ company }),
    company,
    matters: true,
  }),
  price: ({ corporation: company, before, after }, { wording: { words, names } }) => ({
    text: words.log.price({ company, before: names.money(before), after: names.money(after) }),
    company,
    money: true,
  }),
  closed: ({ corporation: company }, { wording: { words } }) => ({
    text: words.log.closed({ company }),
    company,
    matters: true,
  }),
  priority: ({ seat }, context) => ({
    text: context.wording.words.log.priority(playerFigure(context, seat)),
  }),
}

/** Whoever launches a corporation is its president: that goes without saying. */
const isLaunched = (company: string, { events, place }: LogContext): boolean =>
  events
    .slice(0, place)
    .some((event) => event.kind === 'launched' && 'corporation' in event && event.corporation === company)
