import { scoreFact, wealthFacts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { PRIVATE } from '../components/companies.ts'
import { launched, priceOf, privatesOf, type State1846, sharesOf } from '../state.ts'
import type { Wording1846 } from './wording.ts'

/** 1846-9.3. */
export function scoreFacts(state: State1846, seat: Seat, wording: Wording1846): Fact[] {
  const { cash, bankrupt } = state.players[seat]!
  if (bankrupt) return [{ ...scoreFact(wording.words.facts.bankrupt, 0, wording), alarming: true }]
  const shares = launched(state).map((company) => ({
    company,
    count: sharesOf(state, seat, company),
    price: priceOf(state, company),
  }))
  const privates = privatesOf(state, seat).map((id) => PRIVATE[id])
  return [
    ...wealthFacts(cash, shares, wording),
    ...privates.map(({ name, price }) => scoreFact(name, price, wording)),
  ]
}
