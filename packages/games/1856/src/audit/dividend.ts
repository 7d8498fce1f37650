import { mustDistribute, owe, oweDividend } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import type { Entries1856 } from './books.ts'
import { cutIn, isCgrFrozen } from './figures.ts'

/** What is paid of an income. */
export const dividendPayments: Entries1856 = {
  dividend(ledger, event) {
    const { company, choice, revenue } = event
    const right = choice === 'full' ? revenue : 0
    mustDistribute(ledger, event, right)
    // 1856-3p
    const mayPay = company !== 'CGR' || choice === 'withhold' || !isCgrFrozen(ledger)
    mustHold(ledger, mayPay, 'the CGR pays a dividend without a permanent train')
    // 1856-2.6c
    owe(ledger, 'bank', company, revenue - right, 'run')
    // 1856-2.6b
    const cut = cutIn(ledger.books, company)
    oweDividend(ledger, company, (shares) => Math.ceil((right * shares) / cut), { pool: company })
  },
}
