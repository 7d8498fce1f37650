import { mustCost, owe } from '@roundhouse/18xx/audit'
import { spaceBeside } from '@roundhouse/finance'
import { moveEntry, mustHold } from '@roundhouse/kernel/audit'
import type { CorporationId } from '../components/companies.ts'
import { CERTIFICATES, CHART, PRICES } from '../components/market.ts'
import type { Entries1846, Ledger1846 } from './books.ts'

/** What shares cost, and those that a corporation deals in itself. */
export const shareCosts: Entries1846 = {
  sold(ledger, { seat, corporation, count, price }) {
    // 1846-5.20
    mustHavePrice(ledger, corporation, price, 0)
    owe(ledger, 'bank', seat, count * price, 'sale')
  },
  bought(ledger, { seat, corporation, from, price }) {
    // 1846-5.1b
    mustHavePrice(ledger, corporation, price, 0)
    owe(ledger, seat, from === 'treasury' ? corporation : 'bank', price, 'share')
  },
  launched(ledger, { seat, corporation, count, par }) {
    // 1846-5.1c
    const { presidents } = CERTIFICATES
    mustHold(ledger, count === presidents, `the president's share of ${corporation} is told to be ${count}`)
    ledger.books.status[corporation] = 'launched'
    owe(ledger, seat, corporation, presidents * par, 'launch')
    // 1846-5.1d
    if (corporation === 'IC') owe(ledger, 'bank', corporation, par, 'launch-bonus')
  },
  issued(ledger, { corporation, count, price }) {
    // 1846-6.10b, 1846-6.62
    mustHavePrice(ledger, corporation, price, -1)
    moveEntry(ledger.books.shares[corporation], 'treasury', 'market', count)
    owe(ledger, 'bank', corporation, count * price, 'issue')
  },
  redeemed(ledger, { corporation, count, price }) {
    // 1846-6.10c
    mustHavePrice(ledger, corporation, price, 1)
    moveEntry(ledger.books.shares[corporation], 'market', 'treasury', count)
    owe(ledger, corporation, 'bank', count * price, 'redemption')
  },
  closed(ledger, { corporation }) {
    const { space, status } = ledger.books
    // 1846-5.25
    const isWorthless = space[corporation] === 0 && ledger.demanded[corporation] === 0
    mustHold(ledger, isWorthless, `${corporation} closes at ${PRICES[space[corporation]!]}`)
    status[corporation] = 'closed'
  },
}

/** A share has the price so many spaces to the right of where the marker is. */
function mustHavePrice(ledger: Ledger1846, corporation: CorporationId, price: number, spaces: number): void {
  const now = ledger.books.space[corporation]
  const right = now === null ? undefined : PRICES[spaceBeside(CHART, now, 'right', spaces)]
  mustCost(ledger, `a share of ${corporation}`, price, right)
}
