import { demandMove, demandSpace } from '@roundhouse/18xx/audit'
import { type Direction, spaceAt, spaceBeside } from '@roundhouse/finance'
import type { CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { Entries1856, Ledger1856 } from './books.ts'
import { cutIn, isCgrFrozen, sharesWithPlayersIn } from './figures.ts'

/** Where the rules demand the markers (1856-1.2s). */
export const priceDemands: Entries1856 = {
  launched(ledger, { corporation, par }) {
    // 1856-1.2e
    demandSpace(ledger, corporation, spaceAt(CHART, par, 'par'))
  },
  sold(ledger, { corporation, count }) {
    // 1856-1.1c
    demandRows(ledger, corporation, 'down', Math.floor((count * 10) / cutIn(ledger.books, corporation)))
  },
  dividend(ledger, { company, choice }) {
    // 1856-2.6b to 1856-2.6d
    demandRows(ledger, company, choice === 'full' ? 'right' : 'left', 1)
  },
  passed(ledger) {
    if (ledger.passes === ledger.before.players.length) endStockRound(ledger)
  },
}

/** 1856-1.3b. */
function endStockRound(ledger: Ledger1856): void {
  const { books } = ledger
  for (const id of books.order)
    if (sharesWithPlayersIn(books, id) === cutIn(books, id)) demandRows(ledger, id, 'up', 1)
}

/** So many steps; but for the CGR none at all (1856-3p), or none into a close cell (1856-3q). */
function demandRows(ledger: Ledger1856, id: CorporationId, direction: Direction, steps: number): void {
  if (id === 'CGR' && isCgrFrozen(ledger)) return
  for (let step = 0; step < steps; step++) {
    const next = CHART.cells[spaceBeside(CHART, ledger.demanded[id]!, direction, 1)]!
    if (id !== 'CGR' || next.price > 0) demandMove(ledger, CHART, id, direction, 1)
  }
}
