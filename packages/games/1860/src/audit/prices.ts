import { demandMove, demandSpace } from '@roundhouse/18xx/audit'
import { spaceAt } from '@roundhouse/finance'
import { mustHold } from '@roundhouse/kernel/audit'
import { CHART } from '../components/market.ts'
import type { EventOf1860 } from '../events.ts'
import type { Entries1860, Ledger1860 } from './books.ts'
import { hasBegunIn } from './figures.ts'

/** Where the rules demand the markers in a stock round and at a bankruptcy. */
export const priceDemands: Entries1860 = {
  sold(ledger, event) {
    const { books, demanded } = ledger
    const { corporation, count } = event
    // 1860-MKT.3
    if (demanded[corporation] === null || !books.operated[corporation] || hasBegunIn(books, '8')) return
    demandMove(ledger, CHART, corporation, 'down', isFirstFree(ledger, event) ? count - 1 : count)
  },
  floated(ledger, { corporation }) {
    // 1860-MKT.2
    const par = ledger.books.par[corporation]
    if (par !== null) demandSpace(ledger, corporation, spaceAt(CHART, par))
  },
  bankrupt(ledger, { corporation }) {
    // 1860-BKR.1
    mustHold(ledger, ledger.demanded[corporation] === 0, `${corporation} is bankrupt above 0`)
    demandSpace(ledger, corporation, null)
  },
}

/** 1860-MKT.4, 1860-MKT.6. */
function isFirstFree({ before, demanded }: Ledger1860, { seat, corporation }: EventOf1860<'sold'>): boolean {
  const { sold, soldNow } = before.stock!
  const joined = before.options.redZone === 'perRound' ? sold[seat]! : soldNow
  const { price } = CHART.cells[demanded[corporation]!]!
  return !joined.includes(corporation) && (price < 40 || price > 150)
}
