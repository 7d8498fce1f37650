import { mustHold } from '@roundhouse/kernel/audit'
import type { Entries1860 } from './books.ts'
import { hasBegunIn, isTrainlessIn } from './figures.ts'

/** Rounds and turns, and what becomes of the railways in the end. */
export const turnEntries: Entries1860 = {
  'operating-round'(ledger, { order }) {
    const { order: queue, nationalised } = ledger.books
    // 1860-OR.2, 1860-NAT.9
    const right = queue.filter((id) => nationalised?.includes(id) ?? true)
    mustHold(ledger, order.join() === right.join(), `the order is ${order}, by the rules ${right}`)
  },
  operating(ledger, { company }) {
    const { books } = ledger
    mustHold(ledger, books.space[company] !== null, `${company} operates and has not floated`)
    books.operated[company] = true
  },
  'southern-in-force'(ledger) {
    const { books } = ledger
    // 1860-SOU.2
    mustHold(ledger, hasBegunIn(books, '9') && !books.southernInForce, 'there is no Southern Railway')
    books.southernInForce = true
  },
  nationalised(ledger, { corporations }) {
    const { books } = ledger
    const waiting = books.order.filter((id) => books.president[id] !== null && isTrainlessIn(books, id))
    // 1860-NAT.1
    const isDue = hasBegunIn(books, '9') && waiting.length === 0 && corporations.join() === books.order.join()
    mustHold(ledger, isDue, `${corporations} are nationalised, and ${waiting} have no train`)
    books.nationalised = [...corporations]
  },
  // which of them close is judged by fates.ts
  retired({ books }, { corporations }) {
    books.nationalised = books.nationalised?.filter((id) => !corporations.includes(id)) ?? null
  },
  bankrupt({ books }, { corporation }) {
    books.nationalised = books.nationalised?.filter((id) => id !== corporation) ?? null
  },
}
