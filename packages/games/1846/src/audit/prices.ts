import { must } from '@roundhouse/18xx/audit'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PRICES } from '../components/market.ts'
import type { Entries1846, Ledger1846 } from './ledger.ts'

/** Where the rules demand the markers, and their order. */
export const pricesDemanded: Entries1846 = {
  price(ledger, { corporation }) {
    enter(ledger, corporation)
  },
  launched(ledger, { corporation, par }) {
    ledger.books.price[corporation] = par
    ledger.demanded[corporation] = par
    ledger.passes = 0
    enter(ledger, corporation)
  },
  bought(ledger) {
    ledger.passes = 0
  },
  sold(ledger, { seat, corporation, surrendered }) {
    ledger.passes = 0
    // 1846-5.20a, but not in 1846-7.0a (3)
    if (ledger.books.president[corporation] === seat && !surrendered) demand(ledger, corporation, -1)
  },
  issued(ledger, { corporation, count, emergency }) {
    // 1846-6.62
    if (emergency) demand(ledger, corporation, -count)
  },
  dividend(ledger, { company, distributed }) {
    const id = CORPORATIONS.find((one) => one === company)
    if (!id) return
    const { price, president, train } = ledger.books
    const hasTrain = Object.values(train).some(({ at }) => at === id)
    // 1846-7.1c
    const isIdle = president[id] === null && !hasTrain
    demand(ledger, id, spacesFor(price[id]!, distributed) - (isIdle ? 1 : 0))
  },
  'stock-round'(ledger) {
    ledger.passes = 0
  },
  passed(ledger) {
    if (ledger.passes === null) return
    ledger.passes++
    if (ledger.passes === ledger.books.bankrupt.filter((bankrupt) => !bankrupt).length) endStockRound(ledger)
  },
  closed(ledger, { corporation }) {
    const { price, order } = ledger.books
    // 1846-5.25
    const isWorthless = price[corporation] === 0 && ledger.demanded[corporation] === 0
    must(ledger, isWorthless, `${corporation} closes at ${price[corporation]}`)
    price[corporation] = null
    ledger.demanded[corporation] = null
    order.splice(order.indexOf(corporation), 1)
  },
}

/** The prices told that are not those demanded. */
export const misplacedPrices = ({ books, demanded }: Ledger1846): string[] =>
  CORPORATIONS.filter((id) => books.price[id] !== demanded[id]).map(
    (id) => `the price of ${id} moves to ${books.price[id]}, by the rules to ${demanded[id]}`,
  )

/** 1846-6.41: by how often the price goes into what is distributed. */
function spacesFor(price: number, distributed: number): number {
  const times = Math.floor(distributed / price)
  if (times > 0) return Math.min(times, price > 150 ? 3 : 2)
  return distributed + distributed < price ? -1 : 0
}

/** 1846-5.4b. */
function endStockRound(ledger: Ledger1846): void {
  ledger.passes = null
  for (const id of ledger.books.order) {
    const { treasury, market } = ledger.books.shares[id]
    if (market! > 0) demand(ledger, id, -1)
    else if (treasury === 0) demand(ledger, id, 1)
  }
}

/** 1846-6.42: the ends of the row hold. */
function demand({ demanded }: Ledger1846, corporation: CorporationId, spaces: number): void {
  const now = PRICES.indexOf(demanded[corporation] ?? 0)
  demanded[corporation] = PRICES[Math.max(0, Math.min(now + spaces, PRICES.length - 1))]!
}

/** 1846-4.2: under all that have the same price. */
function enter({ books: { order, price } }: Ledger1846, corporation: CorporationId): void {
  const others = order.filter((id) => id !== corporation)
  const above = others.filter((id) => price[id]! >= price[corporation]!)
  order.splice(0, order.length, ...above, corporation, ...others.slice(above.length))
}
