import { dividendLine, runLine, stockLines, trainBoughtLine, withPayees } from '@roundhouse/18xx/view'
import { playerFigure } from '@roundhouse/view'
import { CORPORATION, isMinor } from '../../components/companies.ts'
import { SHARES } from '../../components/market.ts'
import { money } from '../wording.ts'
import type { Lines1846 } from './context.ts'

/** Shares, runs and trains, where they are told otherwise than in other titles. */
export const companyLines: Lines1846<
  | 'sold'
  | 'launched'
  | 'issued'
  | 'redeemed'
  | 'ran'
  | 'dividend'
  | 'train-bought'
  | 'last-train'
  | 'forced-purchase'
  | 'bankruptcy'
> = {
  sold: (event, context) => {
    const { seat, corporation: company, count, price, surrendered } = event
    if (!surrendered) return stockLines.sold(event, context)
    const figures = { ...playerFigure(context, seat), company, count, price: money(count * price) }
    return { text: context.words.log.surrendered(figures), company, money: true }
  },
  launched: (event, context) => ({
    ...stockLines.launched(event, context)!,
    hex: CORPORATION[event.corporation].home,
  }),
  issued: ({ corporation: company, count, price, emergency }, { words }) => {
    const say = emergency ? words.log.emergencyIssued : words.log.issued
    return { text: say({ company, count, price: money(count * price) }), company, money: true }
  },
  redeemed: ({ corporation: company, count, price }, { words }) => ({
    text: words.log.redeemed({ company, count, price: money(count * price) }),
    company,
    money: true,
  }),
  ran: runLine,
  // 1846-6.40a, 1846-3.56
  dividend: (event, context) => {
    const { company, choice, revenue, distributed } = event
    const { log } = context.words
    const of = { company, paid: distributed, money: true } as const
    const price = money(distributed)
    if (isMinor(company) && revenue > 0) return { text: log.minorSplit({ company, price }), ...of }
    if (choice !== 'half' || revenue === 0) return dividendLine(event, SHARES, context)
    const figures = { price, perShare: money(distributed / SHARES), kept: money(revenue - distributed) }
    return { text: withPayees(log.half({ company, ...figures }), context), ...of }
  },
  'train-bought': (event, context) => trainBoughtLine(event, event.side, context),
  'last-train': ({ lastSet }, { words }) => ({
    text: words.log.lastTrain({ set: lastSet }),
    matters: true,
  }),
  'forced-purchase': ({ corporation: company }, { words }) => ({
    text: words.log.forced({ company }),
    company,
  }),
  bankruptcy: ({ seat, corporation: company }, context) => ({
    text: context.words.log.bankruptcy(playerFigure(context, seat)),
    company,
    matters: true,
  }),
}
