import {
  companyLine,
  dividendLine,
  moneyLines,
  operatingLines,
  type Paid,
  paymentLines,
  placeFigure,
  privateLines,
  purseName,
  runLine,
  stockLines,
  trainBoughtLine,
  trainLines,
  withPayees,
} from '@roundhouse/18xx/view'
import { type EventPlace, type LinesByKind, type LogLine, ownerName, playerFigure } from '@roundhouse/view'
import { CORPORATION, isMinor } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import type { Event1846, Reason } from '../events.ts'
import { money, type Wording1846 } from './wording.ts'

type Context = Wording1846 & EventPlace<Event1846>

/** Payments that no other event tells of, by what they are for. */
const PAYMENTS: Partial<Record<Reason, (paid: Paid, context: Context) => LogLine | undefined>> = {
  ...paymentLines,
  draft: ({ payee, amount }, { words }) =>
    payee === 'bank' || typeof payee === 'number'
      ? undefined
      : { text: words.log.minorFunded({ company: payee, price: money(amount) }), company: payee },
  'launch-bonus': ({ payee, amount }, { words }) =>
    companyLine(String(payee), words.log.launchBonus({ company: String(payee), price: money(amount) })),
  minor: ({ payer, payee, amount }, { words }) =>
    companyLine(
      String(payee),
      words.log.minorCash({ company: String(payee), from: String(payer), price: money(amount) }),
    ),
  bankruptcy: ({ payer, payee, amount }, context) =>
    companyLine(
      String(payee),
      context.words.log.bankruptCash({
        who: purseName(context, payer),
        company: String(payee),
        price: money(amount),
      }),
    ),
}

/** How everything that happens is told. */
export const lines1846: LinesByKind<Event1846, Context> = {
  ...stockLines,
  ...operatingLines,
  ...trainLines,
  ...privateLines,
  ...moneyLines(PAYMENTS),

  // 1846-2, 1846-3.A: the set-up and the draft of the privates
  'set-up': ({ removed, privates, corporations }, { words, names }) => {
    const { log, list, sentences } = words
    const inPlay = log.inPlay({ names: list([...corporations, ...privates.map(names.privateName)]) })
    if (removed.length === 0) return { text: inPlay }
    return { text: sentences([inPlay, log.leftOut({ names: list(removed.map(names.privateName)) })]) }
  },
  drafted: ({ seat }, context) =>
    context.events[context.place + 1]?.kind === 'chose'
      ? undefined
      : { text: context.words.log.drafted(playerFigure(context, seat)) },
  chose: ({ to, card }, context) => {
    const { words, names } = context
    if (card === 'hidden') return undefined
    const name = card === 'blank' ? words.cards.blank : names.privateName(card)
    return { text: words.log.chose({ ...playerFigure(context, to), name }) }
  },
  'last-card': ({ card, price }, { words, names }) => ({
    text: words.log.lastCard({ name: names.privateName(card), price: money(price) }),
    money: true,
  }),
  declined: ({ seat, price }, context) => ({
    text: context.words.log.declined({ ...playerFigure(context, seat), price: money(price) }),
    money: true,
  }),
  // 1846-3.7: at the end of the draft all cards are shown at once
  'private-owned': (event, context) => {
    const line = privateLines['private-owned'](event, context)
    const isShown = context.events.filter(({ kind }) => kind === event.kind).length > 1
    return line && { ...line, ...(isShown && { reveals: true }) }
  },
  'draft-resumed': ({ seat }, context) => ({
    text: context.words.log.draftResumed(playerFigure(context, seat)),
    heading: 'round',
  }),

  // shares, runs and trains, where they are told otherwise than in other titles
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
  redeemed: ({ corporation: company, count, price }, { words }) =>
    companyLine(company, words.log.redeemed({ company, count, price: money(count * price) }), {
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
  'forced-purchase': ({ corporation: company }, { words }) =>
    companyLine(company, words.log.forced({ company })),
  bankruptcy: ({ seat, corporation: company }, context) =>
    companyLine(company, context.words.log.bankruptcy(playerFigure(context, seat)), { matters: true }),

  // 1846-3.6: markers of privates, and the second token of a corporation
  'port-set': ({ hex, by: who }, context) => ({
    text: context.words.log.portSet({ who: ownerName(context, who), ...placeFigure(context, hex) }),
    hex,
  }),
  'markers-left': ({ seat }, context) => ({
    text: context.words.log.markersLeft(playerFigure(context, seat)),
  }),
  'beneficiary-set': ({ company }, { words }) => ({ text: words.log.beneficiary({ company }), company }),
  'second-token': ({ corporation: company, hex }, context) =>
    companyLine(company, context.words.log.freeToken({ company, ...placeFigure(context, hex) }), { hex }),
  'marker-placed': ({ marker, hex, corporation: company }, context) => {
    const { log, markers } = context.words
    const text = log.markerPlaced({ company, marker: markers[marker], ...placeFigure(context, hex) })
    return { text, company, hex }
  },
  'marker-removed': ({ marker }, { words }) => ({
    text: words.log.markerRemoved({ marker: words.markers[marker] }),
  }),
}
