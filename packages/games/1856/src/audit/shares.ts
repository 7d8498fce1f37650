import { mustCost, owe } from '@roundhouse/18xx/audit'
import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { EventOf1856, PurseName } from '../events.ts'
import type { Entries1856, Ledger1856 } from './books.ts'
import { hasDestination, priceIn, typeOnOfferIn } from './figures.ts'

/** What shares cost, and whom their price reaches. */
export const shareCosts: Entries1856 = {
  sold(ledger, { seat, corporation, count, price }) {
    // 1856-1.1a, 1856-1.1b
    mustCost(ledger, `a share of ${corporation}`, price, priceIn(ledger.books, corporation))
    owe(ledger, 'bank', seat, count * price, 'sale')
  },
  bought(ledger, { seat, corporation, from, price }) {
    const { books } = ledger
    // 1856-1.2a
    const right = from === 'bank' ? (books.par[corporation] ?? undefined) : priceIn(books, corporation)
    mustCost(ledger, `a share of ${corporation}`, price, right)
    if (from === 'pool') owe(ledger, seat, 'bank', price, 'share')
    else payCapital(ledger, corporation, seat, price)
  },
  launched(ledger, { seat, corporation, count, par }) {
    const { books } = ledger
    mustHold(ledger, count === 2, `the president's certificate of ${corporation} is told to be ${count}`)
    books.status[corporation] = 'launched'
    books.par[corporation] = par
    // 1856-1.2e, 1856-1.2l
    owe(ledger, seat, typeOnOfferIn(books) === 6 ? 'bank' : corporation, 2 * par, 'launch')
  },
  started(ledger, { corporation, startedAt }) {
    const { books } = ledger
    const offered = typeOnOfferIn(books)
    mustHold(ledger, startedAt === offered, `${corporation} starts with ${startedAt} and not ${offered}`)
    books.startedAt[corporation] = startedAt
  },
  'escrow-kept'({ books }, { corporation, amount }) {
    books.escrow[corporation] += amount
  },
  'escrow-ended'(ledger, { corporation, amount }) {
    const { escrow } = ledger.books
    mustHold(ledger, amount === escrow[corporation], `${corporation} has no escrow of ${amount}`)
    escrow[corporation] = 0
  },
  connected(ledger, { corporation }) {
    const { books } = ledger
    mustHold(ledger, hasDestination(ledger, corporation), `${corporation} has no destination to reach`)
    books.connected[corporation] = true
    // 1856-2.2q
    owe(ledger, 'bank', corporation, books.escrow[corporation], 'escrow')
  },
  closed(ledger, { corporation }) {
    const { books, demanded } = ledger
    const at = books.space[corporation]
    // 1856-1.1g, 1856-1.2t, 1856-3q
    const isWorthless =
      corporation !== 'CGR' && at !== null && at === demanded[corporation] && isCloseCell(at)
    mustHold(ledger, isWorthless, `${corporation} closes at ${priceIn(books, corporation)}`)
    books.status[corporation] = 'closed'
    books.loans[corporation] = 0
  },
  'certificate-completed'(ledger, { seat, price }) {
    const { books } = ledger
    const { bank = 0, pool = 0 } = books.shares.CGR
    // 1856-3h: at the price of a share that is there, and that stays there
    const prices = [...(bank > 0 ? [books.par.CGR] : []), ...(pool > 0 ? [priceIn(books, 'CGR')] : [])]
    mustHold(ledger, prices.includes(price), `half a certificate is told to cost ${price}`)
    books.shares.CGR[seat]!++
    owe(ledger, seat, 'bank', price, 'half-certificate')
  },
}

/** What a sold-out type brings, which is seen when the train has been entered. */
export const escrowAtSixes: Entries1856 = {
  'train-bought'(ledger, { from }) {
    const { books, before } = ledger
    // 1856-1.2j
    if (from !== 'bank' || typeOnOfferIn(books) < 6 || before.options.destinationRule !== 'untilSixes') return
    for (const id of CORPORATIONS) owe(ledger, 'bank', id, books.escrow[id], 'escrow')
  },
}

/** 1856-1.2h, 1856-1.2i, 1856-1.2l, 1856-3g: who gets the price of a share of the bank. */
function payCapital(ledger: Ledger1856, corporation: CorporationId, seat: Seat, price: number): void {
  const { books } = ledger
  const startedAt = books.startedAt[corporation]
  const sold = 10 - books.shares[corporation].bank!
  const isFull = startedAt === 6
  const isKept = startedAt !== null && !isFull && sold >= 5 && hasDestination(ledger, corporation)
  const payee: PurseName = startedAt === null || isFull || isKept ? 'bank' : corporation
  owe(ledger, seat, payee, price, 'share')
  if (isFull && sold === 5) owe(ledger, 'bank', corporation, 10 * price, 'full-capital')
  const kept = keptIn(ledger, corporation)
  const right = isKept ? price : 0
  mustHold(ledger, kept === right, `of a share of ${corporation} ${kept} is kept as escrow, not ${right}`)
}

function keptIn({ events }: Ledger1856, corporation: CorporationId): number {
  const isKept = (event: { kind: string }): event is EventOf1856<'escrow-kept'> =>
    event.kind === 'escrow-kept'
  return events
    .filter(isKept)
    .reduce((kept, one) => kept + (one.corporation === corporation ? one.amount : 0), 0)
}

const isCloseCell = (space: number): boolean => CHART.cells[space]!.marks.includes('close')
