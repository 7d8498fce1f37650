import { demandMove, mustDistribute, owe, oweDividend } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { CHART } from '../components/market.ts'
import { TRAIN } from '../components/trains.ts'
import type { EventOf1860 } from '../events.ts'
import type { Entries1860, Ledger1860 } from './books.ts'

/** What runs bring, and who gets it. */
export const dividendPayments: Entries1860 = {
  operating({ revenue }, { company }) {
    revenue[company] = 0
  },
  leased({ before, books, revenue }, { corporation, type }) {
    // 1860-INS.6
    if (before.options.insolvency !== 'fixed') return
    const isHalved = books.president[corporation] === null && before.options.receivershipLease === 'half'
    revenue[corporation] = (40 + 20 * TRAIN[type].large) / (isHalved ? 2 : 1)
  },
  subsidised(ledger, { corporation, halts, amount }) {
    // 1860-RUN.12
    mustHold(ledger, amount === 10 * halts, `${corporation} gets ${amount} for ${halts} halts`)
    owe(ledger, 'bank', corporation, amount, 'subsidy')
  },
  dividend(ledger, event) {
    const { company, choice, revenue } = event
    const right = choice === 'full' ? revenue : 0
    mustDistribute(ledger, event, right)
    // 1860-REC.2
    const mayPay = right === 0 || ledger.books.president[company] !== null
    mustHold(ledger, mayPay, `${company} pays a dividend without a president`)
    // 1860-DIV.3
    owe(ledger, 'bank', company, revenue - right, 'run')
    // 1860-DIV.2
    oweDividend(ledger, company, (shares) => (right * shares) / 10, {})
  },
}

/** Where the rules demand the marker then. */
export const dividendPrices: Entries1860 = {
  dividend(ledger, event) {
    const { company, distributed } = event
    const { price } = CHART.cells[ledger.demanded[company]!]!
    // 1860-DIV.4
    const steps = Math.min(Math.floor(distributed / price), 4)
    demandMove(ledger, CHART, company, 'right', distributed === 0 ? -1 : steps)
    if (distributed > 0 && steps === 0) mustGoToBack(ledger, event)
  },
}

/** 1860-DIV.5. */
function mustGoToBack(ledger: Ledger1860, { company }: EventOf1860<'dividend'>): void {
  const { books, before, events } = ledger
  if (before.options.unmovedDividend === 'stay') return
  const last = books.order.findLast((id) => books.space[id] === books.space[company])
  const isMoved = events.some((event) => event.kind === 'price' && event.corporation === company)
  mustHold(ledger, last === company || isMoved, `${company} pays and stays before ${last}`)
}
