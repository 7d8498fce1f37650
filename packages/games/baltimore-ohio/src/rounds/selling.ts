import { heldByPlayers, moveShares, pay, sharesAt } from '@roundhouse/finance'
import { refusal } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { passPresidency } from '../president.ts'
import { stepPrice } from '../price.ts'
import { openCompanies, priceOf } from '../state.ts'
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
    const { shares } = state.companies[company]
    const own = sharesAt(shares, seat)
    if (state.stock!.sold.includes(company)) return refusal('BO-3.5', 'twice', { company })
    if (own === 0) return refusal('BO-3.5', 'none', { company })
    if (count > own) return refusal('BO-3.5', 'shares', { company, count, own })
    if (count >= heldByPlayers(shares))
      return own > 1
        ? refusal('BO-3.8', 'last', { company, most: own - 1 })
        : refusal('BO-3.8', 'only', { company })
    return undefined
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
