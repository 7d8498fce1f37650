import { must, type SharedEntries } from './ledger.ts'

/** Runs, privates, the priority card, and the end of the game. */
export const playEntries: SharedEntries = {
  ran(ledger, { company, routes, revenue }) {
    const sum = routes.reduce((total, route) => total + route.revenue, 0)
    must(ledger, sum === revenue, `${company} runs for ${revenue}, and its routes for ${sum}`)
  },
  'private-owned'({ books }, { private: id, owner }) {
    books.owner[id] = owner
  },
  'private-closed'({ books }, { private: id }) {
    books.owner[id] = null
    books.closed[id] = true
  },
  priority({ books }, { seat }) {
    books.priority = seat
  },
  'game-end'({ books }, { reason }) {
    books.end = reason
  },
}
