import { heldByPlayers, moveShares, pay, sharesAt } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import type { CompanyId } from '../components/companies.ts'
import { passPresidency } from '../president.ts'
import { stepPrice } from '../price.ts'
import { type BnoState, openCompanies, priceOf } from '../state.ts'
import { refuseOutsideStockRound } from './stock.ts'

/** BO-3.5: any number of shares of one company, sold together to the bank. */
export const sell = stepBno('sell', {
  refuseNow: refuseOutsideStockRound,
  *candidates(state, seat) {
    for (const company of openCompanies(state)) {
      const max = sharesAt(state.companies[company].shares, seat)
      if (max > 0)
        yield { action: { kind: 'sell', company }, blank: { kind: 'integer', field: 'count', min: 1, max } }
    }
  },
  refuse(state, { company, count }, seat) {
    if (state.stock!.sold.includes(company)) return refusal('BO-3.5', 'twice', { company })
    return refuseCount(state, company, count, seat)
  },
  apply(state, { company, count }, seat, emit) {
    const price = priceOf(state, company)
    // BO-3.6: at the price before the sale moves it
    moveShares(state.companies[company].shares, seat, 'unowned', count)
    pay(state.bank, state.players[seat]!, count * price)
    emit({ kind: 'sold', seat, company, count, price })
    // BO-3.7: one step, however many shares
    stepPrice(state, company, -1, emit)
    passPresidency(state, company, emit)
    state.stock!.sold.push(company)
    state.stock!.passes = 0
  },
})

/** BO-3.5, BO-3.8: why a player cannot part with so many shares. */
function refuseCount(state: BnoState, company: CompanyId, count: number, seat: Seat): Refusal | undefined {
  const { shares } = state.companies[company]
  const own = sharesAt(shares, seat)
  if (own === 0) return refusal('BO-3.5', 'none', { company })
  if (count > own) return refusal('BO-3.5', 'shares', { company, count, own })
  if (count < heldByPlayers(shares)) return undefined
  return own > 1
    ? refusal('BO-3.8', 'last', { company, most: own - 1 })
    : refusal('BO-3.8', 'only', { company })
}

/** BO-3.5, BO-3.6: what a player would get for the most that may be sold now, one block of each company. */
export function saleProceeds(state: BnoState, seat: Seat): number {
  const sold = state.stock?.seat === seat ? state.stock.sold : []
  let proceeds = 0
  for (const company of openCompanies(state)) {
    let count = sold.includes(company) ? 0 : sharesAt(state.companies[company].shares, seat)
    while (count > 0 && refuseCount(state, company, count, seat)) count--
    proceeds += count * priceOf(state, company)
  }
  return proceeds
}
