import type { HexName } from '@roundhouse/board'
import { enterMarket, leaveMarket, type Market, sharesInPlaces, spaceAt, spaceOf } from '@roundhouse/finance'
import { byId, type Seat } from '@roundhouse/kernel'
import {
  differences,
  type Entries,
  enterEvents,
  moveEntry,
  mustHold,
  seatEntries,
} from '@roundhouse/kernel/audit'
import { COMPANIES, type CompanyId, SHARES } from './components/companies.ts'
import { CHART } from './components/money.ts'
import type { BnoEvent } from './events.ts'
import type { BnoState } from './state.ts'

/** What the second set of books keeps: everything that can be counted. */
interface Books {
  /** By the names of purses: the bank, seats and companies. */
  cash: Record<string, number>
  /** By company, then by seat and place. */
  shares: Record<CompanyId, Record<string, number>>
  president: Record<CompanyId, Seat | null>
  market: Market<CompanyId>
  technology: number
  equipment: Record<CompanyId, number[]>
  cubes: Record<CompanyId, HexName[]>
  coal: Record<CompanyId, number>
}

/** The books while the events of one action are entered. */
interface Ledger {
  readonly before: BnoState
  readonly events: readonly BnoEvent[]
  readonly books: Books
  readonly wrong: string[]
}

/** What an action changed and its events do not account for, and events that do not agree with it. */
export function audit(before: BnoState, events: readonly BnoEvent[], after: BnoState): string[] {
  const ledger: Ledger = { before, events, books: booksOf(before), wrong: [] }
  enterEvents(ledger, [ENTRIES])
  return [...ledger.wrong, ...differences(ledger.books, booksOf(after))]
}

/** The books as they must be in a position, on paper of their own. */
function booksOf({ bank, players, companies, market, technology }: BnoState): Books {
  return {
    cash: {
      bank: bank.cash,
      ...seatEntries(players.map(({ cash }) => cash)),
      ...byId(COMPANIES, (id) => companies[id].treasury.cash),
    },
    shares: byId(COMPANIES, (id) => {
      const { shares } = companies[id]
      return { ...seatEntries(shares.players), ...sharesInPlaces(shares) }
    }),
    president: byId(COMPANIES, (id) => companies[id].president),
    market: [...market],
    technology,
    equipment: byId(COMPANIES, (id) => [...companies[id].equipment]),
    cubes: byId(COMPANIES, (id) => [...companies[id].cubes]),
    coal: byId(COMPANIES, (id) => companies[id].coal),
  }
}

/** What the rule book says of each event; those that are not here change nothing that is counted. */
const ENTRIES: Entries<Ledger, BnoEvent> = {
  sold({ books }, { seat, company, count, price }) {
    moveEntry(books.cash, 'bank', seat, count * price)
    moveEntry(books.shares[company], seat, 'unowned', count)
  },
  bought({ books }, { seat, company, held, unowned, price }) {
    moveEntry(books.cash, seat, company, held * price)
    moveEntry(books.cash, seat, 'bank', unowned * price)
    moveEntry(books.shares[company], 'held', seat, held)
    moveEntry(books.shares[company], 'unowned', seat, unowned)
  },
  founded({ books }, event) {
    moveEntry(books.shares[event.company], 'outside', 'held', SHARES)
    books.cubes[event.company].push(event.hex)
    begin(books, event)
  },
  restarted({ books }, event) {
    begin(books, event)
  },
  redeemed({ books }, { company, count, price }) {
    moveEntry(books.cash, company, 'bank', count * price)
    moveEntry(books.shares[company], 'unowned', 'held', count)
  },
  price(ledger, { company, before, after }) {
    const { market } = ledger.books
    const space = spaceOf(market, company)
    mustHold(ledger, space === spaceAt(CHART, before), `the price of ${company} was not ${before}`)
    // BO-0.6: at the end of the track it stays
    if (space === undefined || after === before) return
    leaveMarket(market, company)
    enterMarket(market, company, spaceAt(CHART, after))
  },
  president(ledger, { company, before, after }) {
    const { president } = ledger.books
    mustHold(ledger, president[company] === before, `${before} was not the president of ${company}`)
    president[company] = after
  },
  'equipment-bought'({ books }, { company, card, cost }) {
    moveEntry(books.cash, company, 'bank', cost)
    books.equipment[company].push(card)
  },
  technology(ledger, { level }) {
    // BO-6.3
    mustHold(ledger, level > ledger.books.technology, `technology level ${level} is not new`)
    ledger.books.technology = level
  },
  scrapped({ books }, { company, card, value }) {
    moveEntry(books.cash, 'bank', company, value)
    discard(books, company, [card])
  },
  built({ books }, { company, hex, cost }) {
    moveEntry(books.cash, company, 'bank', cost)
    books.cubes[company].push(hex)
  },
  'coal-taken'({ books }, { company }) {
    books.coal[company]++
  },
  loss({ books }, { company, president, charged }) {
    moveEntry(books.cash, company, 'bank', charged)
    moveEntry(books.shares[company], president, 'held', 1)
  },
  receivership({ books }, { company, scrapped }) {
    books.president[company] = null
    leaveMarket(books.market, company)
    discard(books, company, scrapped)
  },
  dividend(ledger, { company, choice, players, treasury }) {
    const { books, before } = ledger
    for (const [seat, amount] of players.entries()) moveEntry(books.cash, 'bank', seat, amount)
    moveEntry(books.cash, 'bank', company, treasury)
    // BO-10.2, BO-10.3: what is paid and what the box keeps back are together the net income
    const net = before.operation!.netIncome!
    const boxed = choice === 'pay' ? (net * books.shares[company].unowned!) / SHARES : 0
    const paid = players.reduce((sum, amount) => sum + amount, treasury)
    mustHold(ledger, paid + boxed === net, `${company} pays ${paid} and keeps ${boxed} back out of ${net}`)
  },
}

/** The first shares of a company that starts or starts again. */
function begin(books: Books, { seat, company, count, price }: Beginning): void {
  moveEntry(books.cash, seat, company, count * price)
  moveEntry(books.shares[company], 'held', seat, count)
  enterMarket(books.market, company, spaceAt(CHART, price))
  books.president[company] = seat
}

type Beginning = Extract<BnoEvent, { kind: 'founded' | 'restarted' }>

function discard({ equipment }: Books, company: CompanyId, cards: readonly number[]): void {
  equipment[company] = equipment[company].filter((card) => !cards.includes(card))
}
