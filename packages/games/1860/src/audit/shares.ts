import { mustCost, owe } from '@roundhouse/18xx/audit'
import { moveEntry, mustHold } from '@roundhouse/kernel/audit'
import { PARS, RESTART_PARS } from '../components/market.ts'
import type { EventOf1860 } from '../events.ts'
import { parentOf } from '../state.ts'
import type { Entries1860, Ledger1860 } from './books.ts'
import { isReservedIn, mayOpenNext, priceIn, saleValueIn, sharesWithPlayersIn } from './figures.ts'

/** What shares cost, and what else happens to them. */
export const shareCosts: Entries1860 = {
  sold(ledger, { seat, corporation, count, price }) {
    // 1860-MKT.5, 1860-SR.9
    const right = ledger.before.soldAt[corporation] ?? saleValueIn(ledger, corporation)
    mustCost(ledger, `a share of ${corporation}`, price, right)
    owe(ledger, 'bank', seat, count * price, 'sale')
  },
  bought(ledger, { seat, corporation, from, price }) {
    const { books } = ledger
    // 1860-SR.4
    const right = from === 'ipo' ? (books.par[corporation] ?? undefined) : priceIn(books, corporation)
    mustCost(ledger, `a share of ${corporation}`, price, right)
    // 1860-PRIV.5
    const isFree = from === 'pool' || books.shares[corporation].ipo! > 1 || !isReservedIn(ledger, corporation)
    mustHold(ledger, isFree, `the last share of ${corporation} is sold, which is reserved`)
    owe(ledger, seat, 'bank', price, 'share')
  },
  launched(ledger, event) {
    const { books } = ledger
    const { seat, corporation, count, par } = event
    mustHold(ledger, count === 2, `the president's certificate of ${corporation} is told to be ${count}`)
    // 1860-LAY.4, 1860-BKR.7
    const pars = books.bankrupt[corporation] ? RESTART_PARS[corporation] : PARS[corporation]
    mustHold(ledger, pars.includes(par), `${corporation} starts at ${par}`)
    books.par[corporation] = par
    owe(ledger, seat, 'bank', launchPrice(ledger, event), 'launch')
  },
  exchanged(ledger, { seat, private: id, corporation }) {
    const { books, before } = ledger
    // 1860-PRIV.4
    const isRight = books.owner[id] === seat && parentOf(before, id) === corporation
    mustHold(ledger, isRight, `${seat} exchanges ${id} for ${corporation}`)
    moveEntry(books.shares[corporation], 'ipo', seat, 1)
  },
  'layer-opened'(ledger, { layer }) {
    const { books } = ledger
    const isNext = layer === books.layersOpen + 1 && mayOpenNext(books)
    mustHold(ledger, isNext, `layer ${layer} opens after ${books.layersOpen}`)
    books.layersOpen = layer
  },
  floated(ledger, { corporation, capital, again }) {
    const { books } = ledger
    // 1860-FLO.1, 1860-FLO.2
    const isRight = sharesWithPlayersIn(books, corporation) >= 5 && books.space[corporation] === null
    mustHold(ledger, isRight, `${corporation} floats`)
    mustCost(ledger, `the capital of ${corporation}`, capital, 10 * (books.par[corporation] ?? 0))
    owe(ledger, 'bank', corporation, capital, 'capital')
    // 1860-BKR.8
    mustHold(ledger, again === books.bankrupt[corporation], `${corporation} floats again or not`)
    books.bankrupt[corporation] = false
  },
  bankrupt({ books }, { corporation }) {
    // 1860-BKR.2
    books.shares[corporation] = Object.fromEntries(
      Object.keys(books.shares[corporation]).map((at) => [at, at === 'ipo' ? 10 : 0]),
    )
    books.president[corporation] = null
    books.par[corporation] = null
    books.bankrupt[corporation] = true
  },
}

/** 1860-SR.4; 1860-AUC.8: less only if he has less. */
function launchPrice(
  { events, books }: Ledger1860,
  { seat, corporation, par }: EventOf1860<'launched'>,
): number {
  const isReduced = events.some((event) => event.kind === 'price-reduced' && event.lot === corporation)
  return isReduced ? Math.min(2 * par, books.cash[seat]!) : 2 * par
}
