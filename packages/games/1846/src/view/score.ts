import type { Seat } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { PRIVATE } from '../components/companies.ts'
import { launched, priceOf, privatesOf, type State, sharesOf } from '../state.ts'
import { money, moneyFact, type Wording } from './wording.ts'

/** 1846-9.3. */
export function scoreFacts(state: State, seat: Seat, { words }: Wording): Fact[] {
  const { cash, bankrupt } = state.players[seat]!
  if (bankrupt) return [{ ...moneyFact(words.facts.bankrupt, 0), alarming: true }]
  const shares = launched(state).flatMap((company) => {
    const count = sharesOf(state, seat, company)
    const price = priceOf(state, company)
    const label = words.score.shares({ company, count, price: money(price) })
    return count === 0 ? [] : [moneyFact(label, count * price)]
  })
  const privates = privatesOf(state, seat).map((id) => moneyFact(PRIVATE[id].name, PRIVATE[id].price))
  return [moneyFact(words.facts.cash, cash), ...shares, ...privates]
}
