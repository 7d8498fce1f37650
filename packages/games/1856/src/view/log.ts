import { trainTypeOf } from '@roundhouse/18xx'
import {
  companyLine,
  dividendLine,
  moneyLines,
  operatingLines,
  type Paid,
  paymentLines,
  placeFigure,
  placeName,
  privateLines,
  purseName,
  runLine,
  stockLines,
  trainLines,
  withPayees,
} from '@roundhouse/18xx/view'
import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import {
  type EventPlace,
  type LinesByKind,
  type LogLine,
  ownerName,
  playerFigure,
  playerName,
} from '@roundhouse/view'
import { TEN_SHARES } from '../components/market.ts'
import type { Event1856, EventOf1856, Reason } from '../events.ts'
import { hasFullCapital } from '../shares/capital.ts'
import { money, type Wording1856 } from './wording.ts'

type Context = Wording1856 & EventPlace<Event1856>

/** The event right before, or right after. */
const beside = ({ events, place }: Context, by: -1 | 1): Event1856 | undefined => events[place + by]

/** What the payment right before this was for. */
function paidBefore(context: Context, reason: Reason): EventOf1856<'paid'> | undefined {
  const before = beside(context, -1)
  return before?.kind === 'paid' && before.reason === reason ? before : undefined
}

/** Payments that no other event tells of, by what they are for. */
const PAYMENTS: Partial<Record<Reason, (paid: Paid, context: Context) => LogLine | undefined>> = {
  ...paymentLines,
  'full-capital': ({ payee, amount }, { words }) =>
    companyLine(String(payee), words.log.fullCapital({ company: String(payee), price: money(amount) })),
  interest: ({ payer, amount }, context) => ({
    text: context.words.log.interest({ who: purseName(context, payer), price: money(amount) }),
    ...(typeof payer === 'string' && { company: payer }),
  }),
  // what a corporation repays of its own will is told with its loans
  repayment: ({ payer, amount }, context) =>
    beside(context, 1)?.kind === 'loans-repaid' && typeof payer === 'string'
      ? undefined
      : {
          text: context.words.log.repayment({ who: purseName(context, payer), price: money(amount) }),
          ...(typeof payer === 'string' && { company: payer }),
        },
  merger: ({ payer, amount }, { words }) =>
    companyLine('CGR', words.log.mergerCash({ company: String(payer), price: money(amount) })),
  bankruptcy: ({ payer, amount }, context) => ({
    text: context.words.log.bankruptCash({ who: purseName(context, payer), price: money(amount) }),
  }),
}

const seatsText = (seats: readonly Seat[], context: Context): string =>
  context.words.list(seats.map((seat) => playerName(context, seat)))

/** Events of a kind that follow one another are told by the first of them. */
function together<Kind extends Event1856['kind']>(kind: Kind, context: Context): EventOf1856<Kind>[] {
  if (beside(context, -1)?.kind === kind) return []
  const rest = context.events.slice(context.place)
  const end = rest.findIndex((event) => event.kind !== kind)
  return (end < 0 ? rest : rest.slice(0, end)) as EventOf1856<Kind>[]
}

/** How everything that happens is told. */
export const lines1856: LinesByKind<Event1856, Context> = {
  ...stockLines,
  ...operatingLines,
  ...trainLines,
  ...privateLines,
  ...moneyLines(PAYMENTS),

  // 1856-6a, 1856-5.2b: the set-up and the auction
  'set-up': ({ privates, corporations }, { words: { log, list }, names }) => ({
    text: log.inPlay({ names: list([...corporations, ...privates.map(names.privateName)]) }),
  }),
  bid: ({ seat, private: id, amount }, context) => ({
    text: context.words.log.bid({
      ...playerFigure(context, seat),
      name: context.names.privateName(id),
      price: money(amount),
    }),
    money: true,
  }),
  'auction-passed': ({ seat }, context) => ({ text: context.words.log.passed(playerFigure(context, seat)) }),
  'price-cut': ({ private: id, price }, { words, names }) => ({
    text: words.log.priceCut({ name: names.privateName(id), price: money(price) }),
    money: true,
  }),
  'bidding-war': ({ private: id, seats }, context) => ({
    text: context.words.log.biddingWar({
      name: context.names.privateName(id),
      names: seatsText(seats, context),
    }),
  }),
  'dropped-out': ({ seat, private: id }, context) => ({
    text: context.words.log.droppedOut({
      ...playerFigure(context, seat),
      name: context.names.privateName(id),
    }),
  }),

  // 1856-1a: shares and privates
  'private-offered': ({ private: id, seat, by, price }, context) => ({
    text: context.words.log.privateOffered({
      by: playerName(context, by),
      ...playerFigure(context, seat),
      name: context.names.privateName(id),
      price: money(price),
    }),
    money: true,
  }),
  started: ({ corporation: company, startedAt }, { words: { log } }) =>
    companyLine(
      company,
      hasFullCapital(startedAt) ? log.startedFull({ company }) : log.started({ company, type: startedAt }),
    ),
  'escrow-kept': ({ corporation: company, amount }, { words }) =>
    companyLine(company, words.log.escrowKept({ company, price: money(amount) }), { money: true }),
  'escrow-ended': ({ corporation: company, amount, paid }, { words: { log } }) =>
    companyLine(company, (paid ? log.escrowPaid : log.escrowLost)({ company, price: money(amount) }), {
      money: true,
    }),
  'certificate-completed': ({ seat, price }, context) =>
    companyLine(
      'CGR',
      context.words.log.certificateCompleted({ ...playerFigure(context, seat), price: money(price) }),
      { money: true },
    ),

  // 1856-2d: the turn of a corporation
  'not-floated': ({ corporation: company, sold, needed }, { words }) =>
    companyLine(company, words.log.notFloated({ company, sold, needed })),
  'token-waiting': ({ corporation: company, hex, by }, context) => {
    const { words, names } = context
    const text = words.log.tokenWaiting({ company, ...placeFigure(context, hex) })
    return {
      text: by === undefined ? text : words.labelled({ label: names.privateName(by), text }),
      company,
      hex,
    }
  },
  'city-chosen': ({ corporation: company, hex }, context) =>
    companyLine(company, context.words.log.cityChosen({ company, ...placeFigure(context, hex) }), { hex }),
  connected: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.connected({ company }), { matters: true }),
  ran: runLine,
  dividend(event, context) {
    const { company, choice, revenue, distributed } = event
    // 1856-3g: whether it is cut in ten or in twenty is not told here
    if (company !== 'CGR' || choice === 'withhold' || revenue === 0)
      return dividendLine(event, TEN_SHARES.shares, context)
    const text = context.words.log.cgrPaysOut({ price: money(distributed) })
    return { text: withPayees(text, context), company, paid: distributed, money: true }
  },
  'train-borrowed': ({ corporation: company, type: name }, { words }) =>
    companyLine(company, words.log.borrowed({ company, name })),
  'borrowed-train-returned': ({ corporation: company, type: name }, { words }) =>
    companyLine(company, words.log.borrowedReturned({ company, name })),
  'loan-taken': ({ corporation: company, loans: count }, context) =>
    companyLine(
      company,
      context.words.log.loanTaken({
        company,
        price: money(paidBefore(context, 'loan')?.amount ?? 0),
        count,
      }),
      { money: true },
    ),
  'loans-repaid': ({ corporation: company, count, loans: left }, context) => {
    const { log } = context.words
    const paid = paidBefore(context, 'repayment')
    if (paid?.payer !== company) return { text: log.loansRepaid({ company, count, left }), company }
    const price = money(paid.amount)
    return { text: log.loansRepaidFor({ company, count, left, price }), company, money: true }
  },
  'income-reduced': ({ corporation: company, amount }, { words }) =>
    companyLine(company, words.log.incomeReduced({ company, price: money(amount) }), { money: true }),
  'traded-in': ({ corporation: company, train }, { words }) =>
    companyLine(company, words.log.tradedIn({ company, name: trainTypeOf(train) })),
  'train-returned': (event, context) =>
    beside(context, -1)?.kind === 'traded-in' ? undefined : trainLines['train-returned'](event, context),
  'forced-purchase': ({ corporation: company }, { words }) =>
    companyLine(company, words.log.forced({ company })),
  'money-due': ({ corporation: company, seat, amount }, context) =>
    companyLine(
      company,
      context.words.log.moneyDue({ ...playerFigure(context, seat), company, price: money(amount) }),
      { money: true },
    ),
  bankruptcy: ({ seat, corporation: company }, context) =>
    companyLine(company, context.words.log.bankruptcy(playerFigure(context, seat)), { matters: true }),

  // 1856-5.1e, 1856-5.1f: port and rights
  'port-set': ({ hex, corporation: company }, context) =>
    companyLine(company, context.words.log.portSet({ company, ...placeFigure(context, hex) }), { hex }),
  'port-removed': (_, { words }) => ({ text: words.log.portRemoved }),
  'right-gained': ({ right: id, corporation: company }, context) => {
    const { log, rights } = context.words
    const right = rights.inText[id]
    const paid = paidBefore(context, 'right')
    if (!paid) return { text: log.rightGained({ company, right }), company }
    const price = money(paid.amount)
    return {
      text: log.rightBought({ company, right, from: purseName(context, paid.payee), price }),
      company,
      money: true,
    }
  },
  'right-lost': ({ right, corporation: company }, { words: { log, rights } }) =>
    companyLine(company, log.rightLost({ company, right: rights.inText[right] })),

  // 1856-3a: the formation of the CGR
  'formation-begun': ({ toDecide }, { words: { log, list } }) => ({
    text: toDecide.length > 0 ? log.formationBegun({ names: list(toDecide) }) : log.formationWithout,
    matters: true,
  }),
  rescued: ({ corporation: company, seat }, context) =>
    companyLine(company, context.words.log.rescued({ ...playerFigure(context, seat), company }), {
      matters: true,
    }),
  merged: ({ corporation: company }, { words }) =>
    companyLine(company, words.log.merged({ company }), { matters: true }),
  exchanged: ({ holder, shares, received }, context) => {
    const { log, sharePlaces } = context.words
    const who = holder === 'pool' ? sharePlaces.pool!.name : ownerName(context, holder)
    return { text: log.exchanged({ who, shares, received }), company: 'CGR', matters: true }
  },
  'cgr-formed': ({ merged, shares, inBank: bank, par }, { words: { log, list } }) =>
    companyLine('CGR', log.cgrFormed({ names: list(merged), shares, price: money(par), bank }), {
      matters: true,
      money: true,
    }),
  'train-merged': (_, context) => {
    const { log, train, list } = context.words
    const merged = together('train-merged', context)
    if (merged.length === 0) return undefined
    const trains = merged.map(({ train: id, from }) =>
      train.namedOf({ name: trainTypeOf(id), company: from }),
    )
    return { text: log.trainsMerged({ trains: list(trains) }), company: 'CGR' }
  },
  'token-exchanged': (_, context) => {
    const exchanged = together('token-exchanged', context)
    if (exchanged.length === 0) return undefined
    const places = placesText(
      exchanged.map(({ hex }) => hex),
      context,
    )
    return { text: context.words.log.tokensExchanged({ places }), company: 'CGR' }
  },
  'formation-settled': ({ corporations: count }, { words }) => ({
    text: words.log.settled({ count }),
    matters: true,
  }),
}

const placesText = (hexes: readonly HexName[], context: Context): string =>
  context.words.list(hexes.map((hex) => placeName(context, hex)))
