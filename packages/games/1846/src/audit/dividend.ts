import { mustDistribute, owe, oweDividend } from '@roundhouse/18xx/audit'
import { isMinor } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import type { EventOf1846 } from '../events.ts'
import type { Entries1846 } from './books.ts'

/** What is paid of a run. */
export const dividendPayments: Entries1846 = {
  dividend(ledger, event) {
    const { company, revenue } = event
    const { books } = ledger
    const kept = keptOf(event)
    const right = revenue - kept
    mustDistribute(ledger, event, right)
    owe(ledger, 'bank', company, kept, 'run')
    if (isMinor(company)) owe(ledger, 'bank', books.owner[company]!, right, 'dividend')
    else {
      books.operated[company] = true
      // 1846-6.40b: a tenth on each share with a player or in the treasury
      oweDividend(ledger, company, (shares) => (shares * right) / SHARES, { treasury: company })
    }
  },
}

/** 1846-6.40b to 1846-6.40d, 1846-3.56: what goes into the treasury as such. */
function keptOf({ company, choice, revenue }: EventOf1846<'dividend'>): number {
  if (isMinor(company)) return revenue / 2
  if (choice === 'half') return Math.floor(revenue / 20) * 10
  return choice === 'full' ? 0 : revenue
}
