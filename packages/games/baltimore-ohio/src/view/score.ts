import type { Seat } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { type BnoState, priceOf } from '../state.ts'
import { type BnoWording, money, moneyFact } from './wording.ts'

/** BO-13.3: cash, then the shares company by company. */
export function scoreFacts(state: BnoState, seat: Seat, { words }: BnoWording): Fact[] {
  const shares = state.market.flatMap(({ company }): Fact[] => {
    const count = state.companies[company].shares.players[seat]!
    const price = priceOf(state, company)
    const label = words.score.shares({ company, count, price: money(price) })
    return count === 0 ? [] : [moneyFact(label, count * price)]
  })
  return [moneyFact(words.facts.cash, state.players[seat]!.cash), ...shares]
}
