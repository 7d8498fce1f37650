import { must, owe } from '@roundhouse/18xx/audit'
import { type CorporationId, isMinor } from '../components/companies.ts'
import type { EventOf1846 } from '../events.ts'
import type { Entries1846, Ledger1846 } from './ledger.ts'

/** Runs and what is paid of them. */
export const dividendOwed: Entries1846 = {
  ran(ledger, { company, revenue }) {
    ledger.revenue[company] = revenue
  },
  dividend(ledger, event) {
    const { company, revenue, distributed } = event
    const { books } = ledger
    must(ledger, revenue === ledger.revenue[company], `${company} has not run for ${revenue}`)
    const kept = keptOf(event)
    must(
      ledger,
      distributed === revenue - kept,
      `${company} distributes ${distributed} of ${revenue} and not ${revenue - kept}`,
    )
    owe(ledger, 'bank', company, kept, 'run')
    if (isMinor(company)) owe(ledger, 'bank', books.owner[company]!, revenue - kept, 'dividend')
    else {
      books.operated[company] = true
      payShares(ledger, company, revenue - kept)
    }
  },
}

/** 1846-6.40b to 1846-6.40d, 1846-3.56: what goes into the treasury as such. */
function keptOf({ company, choice, revenue }: EventOf1846<'dividend'>): number {
  if (isMinor(company)) return revenue / 2
  if (choice === 'half') return Math.floor(revenue / 20) * 10
  return choice === 'full' ? 0 : revenue
}

/** 1846-6.40b: a tenth on each share with a player or in the treasury. */
function payShares(ledger: Ledger1846, company: CorporationId, distributed: number): void {
  for (const [place, count] of Object.entries(ledger.books.shares[company])) {
    if (place === 'market') continue
    const holder = place === 'treasury' ? company : Number(place)
    owe(ledger, 'bank', holder, (count * distributed) / 10, 'dividend')
  }
}
