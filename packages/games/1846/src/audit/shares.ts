import type { Seat } from '@roundhouse/kernel'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { PRICES } from '../components/market.ts'
import type { SharePlace } from '../state.ts'
import { type Entries, type Ledger, must, owe } from './ledger.ts'

/** The president's share, in shares. */
const PRESIDENTS = 2

/** Shares and presidents, with the money for them. */
export const shares: Entries = {
  sold(ledger, { seat, corporation, count, price }) {
    // 1846-5.20
    mustCost(ledger, corporation, price, 0)
    move(ledger, corporation, seat, 'market', count)
    owe(ledger, 'bank', seat, count * price, 'sale')
  },
  bought(ledger, { seat, corporation, from, price }) {
    // 1846-5.1b
    mustCost(ledger, corporation, price, 0)
    move(ledger, corporation, from, seat, 1)
    owe(ledger, seat, from === 'treasury' ? corporation : 'bank', price, 'share')
  },
  launched(ledger, { seat, corporation, par, hex }) {
    // 1846-5.1c
    must(ledger, hex === CORPORATION[corporation].home, `${hex} is not the home of ${corporation}`)
    ledger.books.status[corporation] = 'launched'
    move(ledger, corporation, 'treasury', seat, PRESIDENTS)
    owe(ledger, seat, corporation, PRESIDENTS * par, 'launch')
    // 1846-5.1d
    if (corporation === 'IC') owe(ledger, 'bank', corporation, par, 'launch-bonus')
  },
  issued(ledger, { corporation, count, price }) {
    // 1846-6.10b, 1846-6.62
    mustCost(ledger, corporation, price, -1)
    move(ledger, corporation, 'treasury', 'market', count)
    owe(ledger, 'bank', corporation, count * price, 'issue')
  },
  redeemed(ledger, { corporation, count, price }) {
    // 1846-6.10c
    mustCost(ledger, corporation, price, 1)
    move(ledger, corporation, 'market', 'treasury', count)
    owe(ledger, corporation, 'bank', count * price, 'redemption')
  },
  president(ledger, { corporation, before, after }) {
    const { president } = ledger.books
    must(ledger, president[corporation] === before, `${before} was not the president of ${corporation}`)
    president[corporation] = after
  },
  closed({ books }, { corporation }) {
    // 1846-5.25
    books.status[corporation] = 'closed'
    books.president[corporation] = null
    for (const place of Object.keys(books.shares[corporation])) books.shares[corporation][place] = 0
  },
}

/** Whether a share has the price so many spaces to the right of where the marker is. */
function mustCost(ledger: Ledger, corporation: CorporationId, price: number, spaces: number): void {
  const now = ledger.books.price[corporation]
  const right = now === null ? undefined : PRICES[Math.min(PRICES.indexOf(now) + spaces, PRICES.length - 1)]
  must(ledger, price === right, `a share of ${corporation} is told to cost ${price}, not ${right}`)
}

function move(
  { books }: Ledger,
  corporation: CorporationId,
  from: Seat | SharePlace,
  to: Seat | SharePlace,
  count: number,
): void {
  const held = books.shares[corporation]
  held[from]! -= count
  held[to]! += count
}
