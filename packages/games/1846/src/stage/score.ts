import type { Fact, Seat } from '@roundhouse/kernel'
import { PRIVATE } from '../components/companies.ts'
import { launched, priceOf, privatesOf, type State, sharesOf } from '../state.ts'
import { money, type Telling } from './telling.ts'

/** 1846-9.3. */
export function scoreFacts(state: State, seat: Seat, { words }: Telling): Fact[] {
  const { cash, bankrupt } = state.players[seat]!
  if (bankrupt) return [{ label: words.facts.bankrupt, value: money(0), alarming: true }]
  const shares = launched(state).flatMap((company) => {
    const count = sharesOf(state, seat, company)
    const price = priceOf(state, company)
    return count === 0
      ? []
      : [
          {
            label: words.score.shares({ company, count, price: money(price) }),
            value: money(count * price),
          },
        ]
  })
  const privates = privatesOf(state, seat).map((id) => ({
    label: PRIVATE[id].name,
    value: money(PRIVATE[id].price),
  }))
  return [{ label: words.facts.cash, value: money(cash) }, ...shares, ...privates]
}
