import { demandSpace, owe, putEntry, takeEntry } from '@roundhouse/18xx/audit'
import { cellOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { mustHold } from '@roundhouse/kernel/audit'
import { WAITING_HEXES } from '../components/board.ts'
import { type CorporationId, isPublicCompany, PUBLIC_COMPANY } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import type { EventOf1856 } from '../events.ts'
import type { State1856 } from '../state.ts'
import { type Books1856, type Entries1856, type Ledger1856, newTurn } from './books.ts'
import { corporationsInBooks, sum } from './figures.ts'

/** How the CGR is formed (1856-3e to 1856-3m). */
export const formationEntries: Entries1856 = {
  paid(ledger, { payer, reason }) {
    // 1856-3e: all that there is
    if (reason === 'merger') owe(ledger, payer, 'CGR', ledger.books.cash[payer]!, 'merger')
  },
  'token-exchanged'(ledger, { from, hex, city }) {
    const { books } = ledger
    if (city === null) {
      const waiting = WAITING_HEXES.find((one) => one === hex && books.waiting[one] === from)
      mustHold(ledger, waiting !== undefined, `no token of ${from} waits in ${hex}`)
      if (waiting) books.waiting[waiting] = 'CGR'
      return
    }
    mustHold(ledger, books.tokens[from].includes(`${hex}.${city}`), `${from} has no token in ${hex}`)
    takeEntry(books, from, hex, city)
    putEntry(books, 'CGR', hex, city)
  },
  'cgr-formed'(ledger, event) {
    checkTaken(ledger, event.merged)
    checkTokens(ledger, event.merged)
    exchangeShares(ledger, event)
    const { books } = ledger
    const space = cgrSpace(ledger.before, event.merged)
    const { price } = CHART.cells[space]!
    mustHold(ledger, event.par === price, `the par price of the CGR is ${event.par} and not ${price}`)
    demandSpace(ledger, 'CGR', space)
    for (const id of event.merged) removeMerged(ledger, id)
    books.status.CGR = 'launched'
    books.par.CGR = price
    countTokens(books, event.merged)
  },
  'formation-settled'(ledger, { corporations }) {
    const { books } = ledger
    const right = corporationsInBooks(books)
    mustHold(ledger, corporations === right, `${corporations} corporations are in the game, and not ${right}`)
    books.corporationsAtFormation = right
  },
}

/** Seen when the token has been taken off. */
export const tokensOfCgr: Entries1856 = {
  'token-removed'({ books, before }, { company }) {
    if (company === 'CGR') countTokens(books, before.formation!.merged)
  },
}

/** 1856-3e: nothing stays with those that merge. */
function checkTaken(ledger: Ledger1856, merged: readonly CorporationId[]): void {
  const { cash, train, escrow, rightHolders } = ledger.books
  for (const event of ledger.events)
    if (event.kind === 'right-lost' && merged.includes(event.corporation))
      mustHold(ledger, rightHolders[event.right].includes('CGR'), `the CGR does not get the ${event.right}`)
  for (const id of merged) {
    const keeps =
      cash[id]! !== 0 ||
      escrow[id] !== 0 ||
      Object.values(train).some(({ at }) => at === id) ||
      Object.values(rightHolders).some((holders) => holders.includes(id))
    mustHold(ledger, !keeps, `${id} merges and keeps something`)
  }
}

/** 1856-3l, 1856-3n. */
function removeMerged({ books, demanded }: Ledger1856, id: CorporationId): void {
  books.status[id] = 'merged'
  books.president[id] = null
  books.tokensLeft[id] = 0
  books.loans[id] = 0
  for (const place of Object.keys(books.shares[id])) books.shares[id][place] = 0
  demandSpace({ demanded }, id, null)
  if (books.turn.company === id) books.turn = newTurn(null)
}

/** 1856-3f to 1856-3h. */
function exchangeShares(ledger: Ledger1856, event: EventOf1856<'cgr-formed'>): void {
  const { books, before, events } = ledger
  const order = seatsFrom(before, triggerOf(ledger))
  const owned = (at: Seat | 'pool') => sum(event.merged.map((id) => books.shares[id][at]!))
  const received: Record<string, number> = {}
  let left = 20
  for (const seat of order) {
    received[seat] = Math.min(Math.floor(owned(seat) / 2), left)
    left -= received[seat]
  }
  const given = 20 - left
  const odd = order.filter((seat) => owned(seat) % 2 === 1).length
  const ofPool = Math.min(Math.floor((owned('pool') + odd) / 2), left)
  const cut = given + ofPool > 10 ? 20 : 10
  const most = Math.max(...order.map((seat) => received[seat]!))
  // 1856-3h: with one share each, the other half of the certificate is nowhere
  const whole = most < 2 ? cut - 1 : cut
  received.pool = Math.min(ofPool, whole - given)
  const inBank = whole - given - received.pool
  for (const told of events)
    if (told.kind === 'exchanged')
      mustHold(
        ledger,
        told.received === received[told.holder],
        `${told.holder} gets ${told.received} shares of the CGR and not ${received[told.holder]}`,
      )
  const president = order.find((seat) => received[seat] === most)
  mustHold(
    ledger,
    event.shares === cut && event.inBank === inBank && event.president === president,
    `the CGR is told to have ${event.shares} shares, ${event.inBank} in the bank, and president ${event.president}`,
  )
  books.shares.CGR = { ...books.shares.CGR, ...received, bank: inBank }
}

const triggerOf = ({ before, events }: Ledger1856): Seat => {
  const begun = events.find(({ kind }) => kind === 'formation-begun')
  return begun?.kind === 'formation-begun' ? begun.trigger : before.formation!.trigger
}

const seatsFrom = ({ players }: State1856, first: Seat): Seat[] =>
  players.map((_, step) => (first + step) % players.length)

/** 1856-3i: the prices before the action are those before they closed. */
function cgrSpace({ market, options }: State1856, merged: readonly CorporationId[]): number {
  const prices = merged.map((id) => cellOf(CHART, market, id).price)
  const without =
    options.cgrParAverage === 'dropLowestOfThree' && prices.length >= 3 ? [Math.min(...prices)] : []
  const average = (sum(prices) - sum(without)) / (prices.length - without.length)
  const price = topPrice(Math.floor(average / 5) * 5)
  return CHART.cells.findIndex((cell) => cell.row === 0 && cell.price === price)
}

function topPrice(rounded: number): number {
  if (rounded < 105) return 100
  if (rounded <= 115) return 110
  const above = rounded % 25
  return rounded - above + (above <= 10 ? 0 : 25)
}

/** 1856-3j: of the tokens on a hex that of a home stays, and else one in each city. */
function checkTokens(ledger: Ledger1856, merged: readonly CorporationId[]): void {
  const { books, before } = ledger
  const places = merged.flatMap((id) =>
    Object.entries(before.board.tokens).flatMap(([hex, cities]) =>
      cities.flatMap((slots, city) => (slots.includes(id) ? [{ id, hex, place: `${hex}.${city}` }] : [])),
    ),
  )
  const homes = places.filter(({ id, hex }) => isHome(id, hex))
  const others = places.filter(({ hex }) => !homes.some((home) => home.hex === hex))
  const right = [...new Set([...homes, ...others].map(({ place }) => place))].sort().join()
  const told = books.tokens.CGR.join()
  mustHold(ledger, told === right, `the CGR gets the tokens ${told}, and not ${right}`)
}

const isHome = (id: CorporationId, hex: string): boolean =>
  isPublicCompany(id) && PUBLIC_COMPANY[id].home.hex === hex

/** 1856-3j: when nothing more is to be chosen or removed, those that are left are counted. */
function countTokens(books: Books1856, merged: readonly CorporationId[]): void {
  const hexes = [
    ...books.tokens.CGR.map((place) => place.slice(0, place.indexOf('.'))),
    ...WAITING_HEXES.filter((hex) => books.waiting[hex] === 'CGR'),
  ]
  const isToChoose = new Set(hexes).size < hexes.length
  const isSurplus = hexes.length > 10 && hexes.some((hex) => !merged.some((id) => isHome(id, hex)))
  if (!isToChoose && !isSurplus) books.tokensLeft.CGR = Math.max(0, 10 - hexes.length)
}
