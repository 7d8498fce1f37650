import { owe } from '@roundhouse/18xx/audit'
import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import {
  type CorporationId,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  RIGHT,
  RIGHTS,
} from '../components/companies.ts'
import type { PurseName } from '../events.ts'
import type { Entries1856, Ledger1856 } from './books.ts'

/** What privates cost, in the auction and later, and how often they still work. */
export const privateCosts: Entries1856 = {
  bid({ books }, { private: id, seat, amount }) {
    books.bids[id] = [...books.bids[id].filter((bid) => bid.seat !== seat), { seat, amount }]
  },
  'dropped-out'({ books }, { private: id, seat }) {
    books.bids[id] = books.bids[id].filter((bid) => bid.seat !== seat)
  },
  'auction-passed'(ledger) {
    const { books, before, events } = ledger
    // 1856-5.2h
    if (before.auction!.passes + 1 < before.players.length) return
    if (books.owner.FT === null)
      mustHold(
        ledger,
        events.some(({ kind }) => kind === 'price-cut'),
        'all pass, and FT costs as much as before',
      )
    else
      for (const id of PRIVATES) {
        const owner = books.owner[id]
        if (owner !== null) owe(ledger, 'bank', owner, PRIVATE[id].revenue, 'private-income')
      }
  },
  'price-cut'(ledger, { price }) {
    const { books } = ledger
    mustHold(ledger, price === books.flosPrice! - 5, `FT is told to cost ${price} after ${books.flosPrice}`)
    books.flosPrice = price
  },
  'stock-round'({ books }) {
    books.flosPrice = null
  },
  'private-owned'(ledger, { private: id, owner }) {
    const { books, before } = ledger
    const seller = books.owner[id]
    if (typeof owner === 'string') sellToCorporation(ledger, id, owner)
    else if (seller === null) sellInAuction(ledger, id, owner)
    else {
      // 1856-1.2b
      owe(ledger, owner, seller, before.deal?.price ?? 0, 'private')
      if (ledger.passes !== null) ledger.passes = 0
    }
    books.bids[id] = []
  },
  'private-closed'({ books }, { private: id }) {
    books.uses[id] = 0
    // 1856-5.1f
    const isPlayers = typeof books.owner[id] === 'number'
    for (const right of RIGHTS) if (RIGHT[right].private === id && isPlayers) books.rightsLeft[right]++
  },
  laid({ books }, { by }) {
    if (by === 'TCC') books.uses.TCC--
    if (by === 'WSRC') useWaterloo(books)
  },
  'token-placed'({ books }, { by }) {
    if (by === 'WSRC') useWaterloo(books)
  },
  'token-waiting'({ books }, { by }) {
    if (by === 'WSRC') useWaterloo(books)
  },
  'turn-ended'(ledger) {
    const { turn, closed } = ledger.books
    // 1856-5.1c
    mustHold(ledger, !turn.waterlooUsed || closed.WSRC, 'WSRC has been used and stays open')
  },
}

/** Rights and the port marker (1856-5.1e, 1856-5.1f). */
export const rightEntries: Entries1856 = {
  'right-gained'(ledger, { right, corporation }) {
    const { books, before, events } = ledger
    const holders = books.rightHolders[right]
    mustHold(ledger, !holders.includes(corporation), `${corporation} has the ${right} already`)
    holders.push(corporation)
    const { private: id } = RIGHT[right]
    const comesWithPrivate = events.some(
      (event) => event.kind === 'private-owned' && event.private === id && event.owner === corporation,
    )
    if (comesWithPrivate) return
    // 1856-3e
    const isMerged = corporation === 'CGR' && events.some(({ kind }) => kind === 'cgr-formed')
    if (!isMerged) {
      const seller: PurseName = books.owner[id] ?? 'bank'
      mustHold(ledger, typeof seller === 'string', `${corporation} buys the ${right} of a player`)
      owe(ledger, corporation, seller, 50, 'right')
    }
    if (isMerged || before.options.bonusRights === 'three') books.rightsLeft[right]--
  },
  'right-lost'(ledger, { right, corporation, toBank }) {
    const { rightHolders, rightsLeft } = ledger.books
    mustHold(ledger, rightHolders[right].includes(corporation), `${corporation} has no ${right}`)
    rightHolders[right] = rightHolders[right].filter((id) => id !== corporation)
    if (toBank) rightsLeft[right]++
  },
  'port-set'(ledger, { hex, corporation }) {
    const { books, events } = ledger
    mustHold(ledger, books.owner.GLSC === corporation, `${corporation} has no port marker`)
    const closes = events.some((event) => event.kind === 'private-closed' && event.private === 'GLSC')
    mustHold(ledger, closes, 'GLSC has been used and stays open')
    books.port = { hex, corporation }
  },
  'port-removed'({ books }) {
    books.port = null
  },
}

function useWaterloo({ uses, turn }: Ledger1856['books']): void {
  uses.WSRC = 0
  turn.waterlooUsed = true
}

/** 1856-5.2b, 1856-5.2e, 1856-5.2f, 1856-5.2i: at the price of the front private, or for the only bid left. */
function sellInAuction(ledger: Ledger1856, id: PrivateId, seat: Seat): void {
  const { bids, flosPrice, owner } = ledger.books
  const front = PRIVATES.find((one) => owner[one] === null)
  mustHold(ledger, id === front, `${id} is sold before ${front}`)
  const [bid, ...others] = bids[id]
  const isWinner = others.length === 0 && (!bid || bid.seat === seat)
  mustHold(ledger, isWinner, `${seat} gets ${id}, on which others bid`)
  const price = id === 'FT' ? flosPrice! : PRIVATE[id].price
  owe(ledger, seat, 'bank', bid ? bid.amount : price, 'private')
}

/** 1856-2.9a, 1856-2.9b, 1856-5.1f: what was agreed on, and else whatever is paid within the limits. */
function sellToCorporation(ledger: Ledger1856, id: PrivateId, buyer: CorporationId): void {
  const { books, before, events } = ledger
  const seller = books.owner[id]
  mustHold(ledger, typeof seller === 'number', `${buyer} buys ${id} from nobody`)
  const paid = events.find((event) => event.kind === 'paid' && event.reason === 'private')
  const price = before.deal?.price ?? (paid?.kind === 'paid' ? paid.amount : 0)
  const { price: face } = PRIVATE[id]
  mustHold(ledger, price >= face / 2 && price <= face * 2, `${buyer} pays ${price} for ${id}`)
  if (seller !== null) owe(ledger, buyer, seller, price, 'private')
  for (const right of RIGHTS) {
    if (RIGHT[right].private !== id) continue
    const isGained = events.some((event) => event.kind === 'right-gained' && event.right === right)
    mustHold(ledger, isGained, `${buyer} buys ${id} without the ${right}`)
  }
}
