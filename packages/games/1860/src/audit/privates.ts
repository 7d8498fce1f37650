import { mustCost, owe } from '@roundhouse/18xx/audit'
import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import { PRIVATE, type PrivateId, STARTING_PRIVATES } from '../components/companies.ts'
import type { Entries1860, Ledger1860 } from './books.ts'

/** What the auction brings in, and privates cost and bring. */
export const privateCosts: Entries1860 = {
  'auction-won'(ledger, { seat, premium }) {
    // 1860-AUC.7
    owe(ledger, seat, 'bank', premium, 'premium')
  },
  'private-owned'(ledger, { private: id, owner }) {
    const { books, before } = ledger
    const seller = books.owner[id]
    mustHold(ledger, seller === null && !books.closed[id], `${owner} buys ${id} of ${seller}`)
    owe(ledger, owner, 'bank', priceOfPrivate(ledger, id, owner as Seat), 'private')
    if (before.auction) return
    ledger.passes = 0
    // 1860-PRIV.7
    if (id === 'FFC') mustCloseOthers(ledger)
  },
  'private-sold'(ledger, { seat, private: id, price }) {
    const { books, before } = ledger
    // 1860-PRIV.2
    mustHold(ledger, books.owner[id] === seat && before.set > 1, `${seat} sells ${id}`)
    mustCost(ledger, id, price, PRIVATE[id].sale)
    owe(ledger, 'bank', seat, price, 'private-sale')
    books.owner[id] = null
    ledger.passes = 0
  },
  'private-closed'(ledger, { private: id }) {
    // 1860-PRIV.4e, 1860-PRIV.7
    const isDue = ledger.events.some(
      (event) =>
        (event.kind === 'exchanged' && event.private === id) ||
        (event.kind === 'private-owned' && event.private === 'FFC'),
    )
    mustHold(ledger, isDue && id !== 'FFC', `${id} closes`)
  },
  'fishbourne-for-sale'(ledger) {
    const { books, events } = ledger
    const isSixth = events.some((event) => event.kind === 'phase' && event.phase === '6')
    mustHold(ledger, isSixth && books.isFishbourneAside, 'Fishbourne is for sale in another phase')
    books.isFishbourneAside = false
  },
}

/** 1860-PRIV.3; 1860-AUC.8: less only if he has less. */
function priceOfPrivate({ events, books }: Ledger1860, id: PrivateId, seat: Seat): number {
  const { price } = PRIVATE[id]
  const isReduced = events.some((event) => event.kind === 'price-reduced' && event.lot === id)
  return isReduced ? Math.min(price, books.cash[seat]!) : price
}

function mustCloseOthers(ledger: Ledger1860): void {
  const { books, events } = ledger
  const closing = events.flatMap((event) => (event.kind === 'private-closed' ? [event.private] : []))
  const left = STARTING_PRIVATES.filter((id) => !books.closed[id] && !closing.includes(id))
  mustHold(ledger, left.length === 0, `Fishbourne is bought and ${left} stay`)
}
