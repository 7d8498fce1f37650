import { demandMove, demandSpace } from '@roundhouse/18xx/audit'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART, PRICES } from '../components/market.ts'
import type { Entries1846, Ledger1846 } from './books.ts'

/** Where the rules demand the markers (1846-4.2, 1846-6.42). */
export const priceDemands: Entries1846 = {
  launched(ledger, { corporation, par }) {
    // 1846-5.1c
    demandSpace(ledger, corporation, PRICES.indexOf(par))
  },
  sold(ledger, { seat, corporation, surrendered }) {
    // 1846-5.20a, but not in 1846-7.0a (3)
    if (ledger.books.president[corporation] === seat && !surrendered) demandRight(ledger, corporation, -1)
  },
  issued(ledger, { corporation, count, emergency }) {
    // 1846-6.62
    if (emergency) demandRight(ledger, corporation, -count)
  },
  dividend(ledger, { company, distributed }) {
    const id = CORPORATIONS.find((one) => one === company)
    if (!id) return
    const { space, president, train } = ledger.books
    const hasTrain = Object.values(train).some(({ at }) => at === id)
    // 1846-7.1c
    const isIdle = president[id] === null && !hasTrain
    demandRight(ledger, id, spacesFor(PRICES[space[id]!]!, distributed) - (isIdle ? 1 : 0))
  },
  passed(ledger) {
    const players = ledger.books.bankrupt.filter((bankrupt) => !bankrupt).length
    if (ledger.passes === players) endStockRound(ledger)
  },
}

/** 1846-6.41: by how often the price goes into what is distributed. */
function spacesFor(price: number, distributed: number): number {
  const times = Math.floor(distributed / price)
  if (times > 0) return Math.min(times, price > 150 ? 3 : 2)
  return distributed + distributed < price ? -1 : 0
}

const demandRight = (ledger: Ledger1846, corporation: CorporationId, spaces: number): void =>
  demandMove(ledger, CHART, corporation, 'right', spaces)

/** 1846-5.4b. */
function endStockRound(ledger: Ledger1846): void {
  for (const id of ledger.books.order) {
    const { treasury, market } = ledger.books.shares[id]
    if (market! > 0) demandRight(ledger, id, -1)
    else if (treasury === 0) demandRight(ledger, id, 1)
  }
}
