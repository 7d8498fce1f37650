import { moveEntries, must, owe } from '@roundhouse/18xx/audit'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { PRICES } from '../components/market.ts'
import type { Entries1846, Ledger1846 } from './ledger.ts'

/** The president's share, in shares. */
const PRESIDENTS = 2

/** What shares cost, and those that a corporation deals in itself. */
export const sharesPriced: Entries1846 = {
  sold(ledger, { corporation, price }) {
    // 1846-5.20
    mustCost(ledger, corporation, price, 0)
  },
  bought(ledger, { seat, corporation, from, price }) {
    // 1846-5.1b
    mustCost(ledger, corporation, price, 0)
    owe(ledger, seat, from === 'treasury' ? corporation : 'bank', price, 'share')
  },
  launched(ledger, { seat, corporation, par, hex }) {
    // 1846-5.1c
    must(ledger, hex === CORPORATION[corporation].home, `${hex} is not the home of ${corporation}`)
    ledger.books.status[corporation] = 'launched'
    moveEntries(ledger, corporation, 'treasury', seat, PRESIDENTS)
    owe(ledger, seat, corporation, PRESIDENTS * par, 'launch')
    // 1846-5.1d
    if (corporation === 'IC') owe(ledger, 'bank', corporation, par, 'launch-bonus')
  },
  issued(ledger, { corporation, count, price }) {
    // 1846-6.10b, 1846-6.62
    mustCost(ledger, corporation, price, -1)
    moveEntries(ledger, corporation, 'treasury', 'market', count)
    owe(ledger, 'bank', corporation, count * price, 'issue')
  },
  redeemed(ledger, { corporation, count, price }) {
    // 1846-6.10c
    mustCost(ledger, corporation, price, 1)
    moveEntries(ledger, corporation, 'market', 'treasury', count)
    owe(ledger, corporation, 'bank', count * price, 'redemption')
  },
  closed({ books }, { corporation }) {
    // 1846-5.25
    books.status[corporation] = 'closed'
    books.president[corporation] = null
    for (const place of Object.keys(books.shares[corporation])) books.shares[corporation][place] = 0
  },
}

/** Whether a share has the price so many spaces to the right of where the marker is. */
function mustCost(ledger: Ledger1846, corporation: CorporationId, price: number, spaces: number): void {
  const now = ledger.books.price[corporation]
  const right = now === null ? undefined : PRICES[Math.min(PRICES.indexOf(now) + spaces, PRICES.length - 1)]
  must(ledger, price === right, `a share of ${corporation} is told to cost ${price}, not ${right}`)
}
