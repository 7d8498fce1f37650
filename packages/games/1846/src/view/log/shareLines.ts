import { PRESIDENTS_SHARES } from '@roundhouse/18xx'
import { paymentsFrom, playerFigure, stockLines } from '@roundhouse/18xx/view'
import { money } from '../wording.ts'
import type { Lines } from './context.ts'

export const shareLines: Lines<'sold' | 'launched' | 'issued' | 'redeemed'> = {
  sold: (event, context) => {
    const { seat, corporation: company, count, price, surrendered } = event
    if (!surrendered) return stockLines.sold(event, context)
    const figures = { ...playerFigure(context, seat), company, count, price: money(count * price) }
    return { text: context.wording.words.log.surrendered(figures), company, money: true }
  },
  launched: ({ seat, corporation: company, par, hex }, context) => {
    const [paid] = paymentsFrom(context, context.place + 1, 'launch')
    const cost = paid?.amount ?? PRESIDENTS_SHARES * par
    const figures = { ...playerFigure(context, seat), company, par: money(par), price: money(cost) }
    return { text: context.wording.words.log.launched(figures), company, hex, money: true }
  },
  issued: ({ corporation: company, count, price, emergency }, { wording: { words } }) => {
    const say = emergency ? words.log.emergencyIssued : words.log.issued
    return { text: say({ company, count, price: money(count * price) }), company, money: true }
  },
  redeemed: ({ corporation: company, count, price }, { wording: { words } }) => ({
    text: words.log.redeemed({ company, count, price: money(count * price) }),
    company,
    money: true,
  }),
}
