import { mustHold } from '@roundhouse/kernel/audit'
import type { Ledger, SharedEntries } from './ledger.ts'
import { owe } from './payments.ts'

/** Runs, privates, passes, the priority card, and the end of the game. */
export const playEntries: SharedEntries = {
  ran(ledger, { company, routes, revenue }) {
    const sum = routes.reduce((total, route) => total + route.revenue, 0)
    mustHold(ledger, sum === revenue, `${company} runs for ${revenue}, and its routes for ${sum}`)
    ledger.revenue[company] = revenue
  },
  dividend(ledger, { company, revenue }) {
    mustHold(ledger, revenue === ledger.revenue[company], `${company} has not run for ${revenue}`)
  },
  'private-owned'({ books }, { private: id, owner }) {
    books.owner[id] = owner
  },
  'private-closed'({ books }, { private: id }) {
    books.owner[id] = null
    books.closed[id] = true
  },
  'stock-round'(ledger) {
    ledger.passes = 0
  },
  sold: resetPasses,
  bought: resetPasses,
  launched: resetPasses,
  passed(ledger) {
    if (ledger.passes !== null) ledger.passes++
  },
  priority({ books }, { seat }) {
    books.priority = seat
  },
  'game-end'({ books }, { reason }) {
    books.end = reason
  },
}

function resetPasses(ledger: Ledger): void {
  if (ledger.passes !== null) ledger.passes = 0
}

/** Every private pays its owner when an operating round begins (1846 3.10, 1856 2b, 1860 PRIV.1). */
export const privateIncome = (revenues: Readonly<Record<string, number>>): SharedEntries => ({
  'operating-round'(ledger) {
    for (const [id, revenue] of Object.entries(revenues)) {
      const owner = ledger.books.owner[id] ?? null
      if (owner !== null) owe(ledger, 'bank', owner, revenue, 'private-income')
    }
  },
})

/** Shares pay their players, and those in a place whoever gets it for them, if anybody (1846 6.40b, 1856 2.6b, 1860 DIV.2). */
export function oweDividend(
  ledger: Pick<Ledger, 'books' | 'due'>,
  corporation: string,
  amountOn: (shares: number) => number,
  paidForPlace: Readonly<Record<string, string>>,
): void {
  for (const [at, shares] of Object.entries(ledger.books.shares[corporation]!)) {
    const holder = Number.isNaN(Number(at)) ? paidForPlace[at] : at
    if (holder !== undefined) owe(ledger, 'bank', holder, amountOn(shares), 'dividend')
  }
}
