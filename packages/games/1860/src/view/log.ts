import {
  companyLine,
  dividendLine,
  moneyLines,
  operatingLines,
  paymentLines,
  placeFigure,
  privateLines,
  runLine,
  stockLines,
  trainLines,
} from '@roundhouse/18xx/view'
import { type EventPlace, type LinesByKind, playerFigure } from '@roundhouse/view'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES } from '../components/market.ts'
import type { Event1860 } from '../events.ts'
import { credits, money, type Wording1860 } from './wording.ts'

type Context = Wording1860 & EventPlace<Event1860>

/** The names of lots, companies among them. */
const lotName = (lot: string, { names }: Wording1860): string =>
  CORPORATIONS.includes(lot as CorporationId) ? lot : names.privateName(lot)

/** How everything that happens is told. */
export const lines1860: LinesByKind<Event1860, Context> = {
  ...stockLines,
  ...operatingLines,
  ...trainLines,
  ...privateLines,
  // what these are paid for is told by the event before
  ...moneyLines({
    ...paymentLines,
    premium: () => undefined,
    capital: () => undefined,
    subsidy: () => undefined,
    'private-sale': () => undefined,
  }),

  // 1860-SET.5, 1860-AUC.1: the opening auction
  'set-up': ({ privates, corporations }, { words: { log, list }, names }) => ({
    text: log.inPlay({ names: list([...corporations, ...privates.map(names.privateName)]) }),
  }),
  bid: ({ seat, amount }, context) => ({
    text: context.words.log.bid({ ...playerFigure(context, seat), price: money(amount) }),
    money: true,
  }),
  'auction-passed': ({ seat }, context) => ({ text: context.words.log.passed(playerFigure(context, seat)) }),
  'auction-won': ({ seat, premium, unbid }, context) => {
    const { won, wonFree } = context.words.log
    const who = playerFigure(context, seat)
    return unbid ? { text: wonFree(who) } : { text: won({ ...who, price: money(premium) }), money: true }
  },
  'price-reduced': ({ seat, lot, price }, context) => ({
    text: context.words.log.reduced({
      ...playerFigure(context, seat),
      name: lotName(lot, context),
      price: money(price),
    }),
    money: true,
  }),

  // 1860-PRIV.2, 1860-PRIV.4: privates
  'private-sold': ({ seat, private: id, price }, context) => ({
    text: context.words.log.soldPrivate({
      ...playerFigure(context, seat),
      name: context.names.privateName(id),
      price: money(price),
    }),
    money: true,
  }),
  exchanged: ({ seat, private: id, corporation: company }, context) =>
    companyLine(
      company,
      context.words.log.exchanged({
        ...playerFigure(context, seat),
        name: context.names.privateName(id),
        company,
      }),
    ),
  'fishbourne-for-sale': (_, { words }) => ({ text: words.log.fishbourne, matters: true }),

  // 1860-LAY.2, 1860-FLO.2
  'layer-opened': ({ layer }, { words }) => ({ text: words.log.layerOpened({ layer }), matters: true }),
  floated: ({ corporation: company, capital, again }, { words: { log } }) =>
    companyLine(company, (again ? log.refloated : log.floated)({ company, price: credits(capital) }), {
      money: true,
      matters: true,
    }),
  'home-tile-skipped': ({ corporation: company, hex }, context) =>
    companyLine(company, context.words.log.noHomeTile({ company, ...placeFigure(context, hex) }), { hex }),

  // 1860-OR.3: the turn of a company
  ran: runLine,
  subsidised: ({ corporation: company, halts: count, amount }, { words }) =>
    companyLine(company, words.log.subsidised({ company, count, price: credits(amount) }), { money: true }),
  dividend: (event, context) => dividendLine(event, CERTIFICATES.shares, context),
  'forced-purchase': ({ corporation: company }, { words }) =>
    companyLine(company, words.log.forced({ company })),

  // 1860-INS.1, 1860-BKR.1
  insolvent: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.insolvent({ company }), { matters: true }),
  solvent: ({ corporation: company }, { words }) => companyLine(company, words.log.solvent({ company })),
  leased: ({ corporation: company, type: name }, { words }) =>
    companyLine(company, words.log.leased({ company, name })),
  bankrupt: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.bankrupt({ company }), { matters: true }),
  'stock-round-broken-off': (_, { words }) => ({ text: words.log.brokenOff, matters: true }),

  // 1860-SOU.1, 1860-NAT.1
  'southern-formed': (_, { words }) => ({ text: words.log.southernFormed, matters: true }),
  'southern-in-force': (_, { words }) => ({ text: words.log.southernInForce, matters: true }),
  nationalised: ({ corporations }, { words: { log, list } }) => ({
    text: log.nationalised({ names: list(corporations) }),
    matters: true,
  }),
  retired: ({ corporations }, { words: { log, list } }) => ({
    text: log.retired({ names: list(corporations) }),
    matters: true,
  }),
}
