import type { Seat } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { priceOf, type State } from '../state.ts'
import { money, moneyFact, type Wording } from './wording.ts'

/** BO-13.3: cash, then the shares company by company. */
export function scoreFacts(state: State, seat: Seat, { words }: Wording): Fact[] {
  const shares = state.market.flatMap(({ company }): Fact[] => {
    const count = state.companies[company].shares.players[seat]!
    const price = priceOf(state, company)
    const label = words.score.shares({ company, count, price: money(price) })
    return count === 0 ? [] : [moneyFact(label, count * price)]
  })
  return [moneyFact(words.facts.cash, state.players[seat]!.cash), ...shares]
}
