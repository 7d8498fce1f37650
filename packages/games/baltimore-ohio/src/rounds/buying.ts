import { enterMarket, moveShares, pay, spaceAt } from '@roundhouse/finance'
import { type Offer, type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { stepBno } from '../actions.ts'
import { COMPANIES, COMPANY_CARDS, type CompanyId, SHARES, startHex } from '../components/companies.ts'
import { CHART, RESTART_PRICE, startingPrices } from '../components/money.ts'
import { passPresidency } from '../president.ts'
import { type BnoState, openCompanies, priceOf, statusOf } from '../state.ts'
import { endWithPurchase, refuseOutsideStockRound } from './stock.ts'

/** BO-3.10, BO-3.11: any number of held and unowned shares of one open company. */
export const buy = stepBno('buy', {
  refuseNow: refuseOutsideStockRound,
  *candidates(state, seat) {
    for (const company of openCompanies(state)) {
      const { shares } = state.companies[company]
      const most = affordable(state, seat, priceOf(state, company))
      for (let unowned = 0; unowned <= Math.min(shares.unowned, most); unowned++) {
        const min = unowned === 0 ? 1 : 0
        const max = Math.min(shares.held, most - unowned)
        if (min <= max)
          yield {
            action: { kind: 'buy', company, unowned },
            blank: { kind: 'integer', field: 'held', min, max },
          }
      }
    }
  },
  refuse(state, { company, held, unowned }, seat) {
    const status = statusOf(state, company)
    if (status === 'unfounded') return refusal('BO-3.10', 'unfounded', { company })
    if (status === 'receivership') return refusal('BO-3.12', 'receivership', { company })
    if (unowned > 0 && !state.options.playersMayBuyUnownedShares)
      return refusal('BO-3.11', 'box', { company })
    const { shares } = state.companies[company]
    if (held > shares.held)
      return shares.held > 0
        ? refusal('BO-3.10', 'held', { company, held: shares.held })
        : refusal('BO-3.10', 'no-held', { company })
    if (unowned > shares.unowned)
      return shares.unowned > 0
        ? refusal('BO-3.10', 'unowned', { company, unowned: shares.unowned })
        : refusal('BO-3.10', 'no-unowned', { company })
    return (
      refuseAfterSale(state, company) ?? refuseCost(state, seat, (held + unowned) * priceOf(state, company))
    )
  },
  apply(state, { company: id, held, unowned }, seat, emit) {
    const company = state.companies[id]
    const player = state.players[seat]!
    const price = priceOf(state, id)
    moveShares(company.shares, 'held', seat, held)
    pay(player, company.treasury, held * price)
    moveShares(company.shares, 'unowned', seat, unowned)
    pay(player, state.bank, unowned * price)
    emit({ kind: 'bought', seat, company: id, held, unowned, price })
    passPresidency(state, id, emit)
    endWithPurchase(state, emit)
  },
})

/** BO-3.13 to BO-3.18: a new company, at a price of the level. */
export const found = stepBno('found', {
  refuseNow: refuseOutsideStockRound,
  *candidates(state, seat) {
    for (const company of COMPANIES) {
      if (statusOf(state, company) !== 'unfounded' || state.technology < COMPANY_CARDS[company].from) continue
      for (const price of startingPrices(state.technology))
        yield* asManyAs({ kind: 'found', company, price }, Math.min(SHARES, affordable(state, seat, price)))
    }
  },
  refuse(state, { company, price, count }, seat) {
    const { from } = COMPANY_CARDS[company]
    if (statusOf(state, company) !== 'unfounded') return refusal('BO-3.13', 'founded', { company })
    if (state.technology < from)
      return refusal('BO-1.5', 'technology', { company, from, technology: state.technology })
    const prices = startingPrices(state.technology)
    if (!prices.includes(price))
      return refusal('BO-3.14', 'price', { price, prices, technology: state.technology })
    if (count > SHARES) return refusal('BO-0.2', 'shares', { company, count })
    return refuseCost(state, seat, count * price)
  },
  apply(state, { company: id, price, count }, seat, emit) {
    const company = state.companies[id]
    const hex = startHex(id)
    // BO-3.15
    moveShares(company.shares, 'outside', seat, count)
    moveShares(company.shares, 'outside', 'held', SHARES - count)
    pay(state.players[seat]!, company.treasury, count * price)
    // BO-3.16
    enterMarket(state.market, id, spaceAt(CHART, price))
    company.president = seat
    // BO-3.18: placed even in a full city
    company.cubes.push(hex)
    emit({ kind: 'founded', seat, company: id, count, price, hex })
    endWithPurchase(state, emit)
  },
})

/** BO-11.4, BO-11.5: held shares of a company in receivership, which then starts again. */
export const restart = stepBno('restart', {
  refuseNow: refuseOutsideStockRound,
  *candidates(state, seat) {
    for (const company of COMPANIES)
      if (statusOf(state, company) === 'receivership')
        yield* asManyAs(
          { kind: 'restart', company },
          Math.min(state.companies[company].shares.held, affordable(state, seat, RESTART_PRICE)),
        )
  },
  refuse(state, { company, count }, seat) {
    const { held } = state.companies[company].shares
    const cost = count * RESTART_PRICE
    const { cash } = state.players[seat]!
    if (statusOf(state, company) !== 'receivership') return refusal('BO-11.4', 'status', { company })
    if (held === 0) return refusal('BO-11.4', 'no-held', { company })
    if (count > held) return refusal('BO-11.4', 'held', { company, held })
    if (cost > cash) return refusal('BO-11.4', 'cash', { cost, cash })
    return undefined
  },
  apply(state, { company: id, count }, seat, emit) {
    const company = state.companies[id]
    moveShares(company.shares, 'held', seat, count)
    pay(state.players[seat]!, company.treasury, count * RESTART_PRICE)
    enterMarket(state.market, id, spaceAt(CHART, RESTART_PRICE))
    company.president = seat
    emit({ kind: 'restarted', seat, company: id, count, price: RESTART_PRICE })
    endWithPurchase(state, emit)
  },
})

/** BO-3.20: a company buys its own shares out of the box. */
export const redeem = stepBno('redeem', {
  refuseNow: refuseOutsideStockRound,
  *candidates(state, seat) {
    for (const company of openCompanies(state)) {
      const { president, shares, treasury } = state.companies[company]
      const most = Math.floor(treasury.cash / priceOf(state, company))
      if (president === seat) yield* upTo({ kind: 'redeem', company }, Math.min(shares.unowned, most))
    }
  },
  refuse(state, { company, count }, seat) {
    const { president, shares, treasury } = state.companies[company]
    const sold = refuseAfterSale(state, company)
    if (sold) return sold
    if (president === null) return refusal('BO-3.20', 'no-president', { company })
    if (president !== seat) return refusal('BO-3.20', 'president', { company })
    if (count > shares.unowned)
      return shares.unowned > 0
        ? refusal('BO-3.20', 'box', { company, unowned: shares.unowned })
        : refusal('BO-3.20', 'no-unowned', { company })
    const cost = count * priceOf(state, company)
    if (cost > treasury.cash)
      return refusal('BO-3.20', 'treasury', { company, cost, treasury: treasury.cash })
    return undefined
  },
  apply(state, { company: id, count }, seat, emit) {
    const company = state.companies[id]
    const price = priceOf(state, id)
    moveShares(company.shares, 'unowned', 'held', count)
    pay(company.treasury, state.bank, count * price)
    emit({ kind: 'redeemed', seat, company: id, count, price })
    endWithPurchase(state, emit)
  },
})

/** A company that begins needs the money: as much of it as there is is proposed. */
function* asManyAs<A extends { kind: string }>(action: Offer<A>['action'], max: number): Iterable<Offer<A>> {
  if (max > 0) yield { action, blank: { kind: 'integer', field: 'count', min: 1, max, usual: max } }
}

function* upTo<A extends { kind: string }>(action: Offer<A>['action'], max: number): Iterable<Offer<A>> {
  if (max > 0) yield { action, blank: { kind: 'integer', field: 'count', min: 1, max } }
}

const affordable = (state: BnoState, seat: Seat, price: number): number =>
  Math.floor(state.players[seat]!.cash / price)

/** BO-3.9: no sale and purchase in the same company in one player turn. */
const refuseAfterSale = (state: BnoState, company: CompanyId): Refusal | undefined =>
  state.stock!.sold.includes(company) ? refusal('BO-3.9', 'sold', { company }) : undefined

function refuseCost(state: BnoState, seat: Seat, cost: number): Refusal | undefined {
  const { cash } = state.players[seat]!
  return cost > cash ? refusal('BO-3.10', 'cash', { cost, cash }) : undefined
}
