import { owe } from '@roundhouse/18xx/audit'
import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import { type CorporationId, isMinor, MINOR, PRIVATE, type PrivateId } from '../components/companies.ts'
import type { Entries1846, Ledger1846 } from './books.ts'

/** What privates cost, and how often they still work. */
export const privateCosts: Entries1846 = {
  'private-owned'(ledger, { private: id, owner }) {
    const { owner: owners, cash } = ledger.books
    const seller = owners[id]
    if (typeof owner === 'number') distribute(ledger, id, owner)
    else {
      mustHold(ledger, typeof seller === 'number', `${owner} buys ${id} from nobody`)
      if (typeof seller === 'number') owe(ledger, owner, seller, priceOf(ledger, id, owner), 'private')
      // 1846-3.57
      if (isMinor(id)) owe(ledger, id, owner, cash[id]!, 'minor')
    }
  },
  'private-closed'(ledger, { private: id }) {
    ledger.books.uses[id] = 0
    // 1846-8.3d
    if (isMinor(id)) owe(ledger, id, 'bank', ledger.books.cash[id]!, 'closing')
  },
  laid({ books }, { by }) {
    if (by) books.uses[by]--
  },
  'token-placed'({ books }, { by }) {
    if (by === 'C&WI') books.uses[by]--
  },
  'marker-placed'({ books }, { marker }) {
    books.uses[marker]--
  },
}

/** 1846-3.32: the second tile follows directly after the first, or never; an offer that is declined is no action. */
export function enterSecondTile({ before, events, books }: Ledger1846): void {
  const first = before.operation?.firstTile
  if (events.some((event) => event.kind === 'offered' || (event.kind === 'answered' && !event.agreed))) return
  if (first && !events.some((event) => event.kind === 'laid' && event.by === first.private))
    books.uses[first.private] = 0
}

/** 1846-3.7, 1846-3.8, 1846-10.2. */
function distribute(ledger: Ledger1846, id: PrivateId, seat: Seat): void {
  owe(ledger, seat, 'bank', costNow(ledger, id), 'draft')
  if (isMinor(id)) owe(ledger, 'bank', id, MINOR[id].treasury, 'draft')
}

/** 1846-3.6: the last card may have become cheaper, once more in this action. */
function costNow({ before: { draft, openDraft }, events }: Ledger1846, id: PrivateId): number {
  const full = PRIVATE[id].price + PRIVATE[id].debt
  const last = draft?.deck[0] === id ? draft.price : null
  const shown = openDraft ? full - openDraft.discount : last
  return shown === null ? full : shown - (events.some(({ kind }) => kind === 'declined') ? 10 : 0)
}

/** 1846-6.6a: what was agreed on, and else whatever is paid within the limits. */
function priceOf(ledger: Ledger1846, id: PrivateId, buyer: CorporationId): number {
  const { before, events } = ledger
  if (before.deal) return before.deal.price
  const paid = events.find(
    (event) => event.kind === 'paid' && event.reason === 'private' && event.payer === buyer,
  )
  const price = paid?.kind === 'paid' ? paid.amount : 0
  mustHold(ledger, price >= 1 && price <= PRIVATE[id].price, `${buyer} pays ${price} for ${id}`)
  return price
}
