import { owe } from '@roundhouse/18xx/audit'
import { mustHold } from '@roundhouse/kernel/audit'
import { type Entries1856, type Ledger1856, newTurn } from './books.ts'
import { isFloatedIn, typeOnOfferIn } from './figures.ts'

/** Turns that begin and end, and what ends the game. */
export const turnEntries: Entries1856 = {
  'operating-round'(ledger, { order }) {
    const { books } = ledger
    // 1856-1.2g, 1856-2c
    const right = books.order.filter((id) => isFloatedIn(books, id))
    mustHold(ledger, order.join() === right.join(), `the order is ${order}, by the rules ${right}`)
  },
  'not-floated'(ledger, { corporation, sold, needed }) {
    const { books } = ledger
    const isRight =
      !isFloatedIn(books, corporation) &&
      sold === 10 - books.shares[corporation].bank! &&
      needed === typeOnOfferIn(books)
    mustHold(ledger, isRight, `${corporation} is left out with ${sold} of ${needed} shares sold`)
  },
  operating(ledger, { company }) {
    const { books, revenue } = ledger
    mustHold(ledger, isFloatedIn(books, company), `${company} operates and is not floated`)
    books.operated[company] = true
    books.turn = newTurn(company)
    revenue[company] = 0
  },
  closed(ledger, { corporation }) {
    if (ledger.books.turn.company === corporation) endTurn(ledger)
  },
  bankruptcy(ledger, { seat }) {
    const { books, before, events } = ledger
    // 1856-3h: in a stock round he keeps his money
    if (before.stock) return
    // 1856-2.7l
    let all = books.cash[seat]!
    for (const event of events)
      if (event.kind === 'sold' && event.seat === seat) all += event.count * event.price
    owe(ledger, seat, 'bank', all, 'bankruptcy')
  },
  'game-end': endTurn,
}

/** When everything else of the turn has been entered. */
export const turnEnds: Entries1856 = {
  'turn-ended': endTurn,
  // 1856-3h
  'certificate-completed'(ledger) {
    if (ledger.passes !== null) ledger.passes = 0
  },
}

function endTurn({ books }: Ledger1856): void {
  books.turn = newTurn(null)
}
