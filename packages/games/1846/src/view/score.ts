import { holdingsOf } from '@roundhouse/18xx'
import { scoreFact, wealthFacts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import type { Fact } from '@roundhouse/view'
import { PRIVATE } from '../components/companies.ts'
import { privatesOf, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import type { Wording1846 } from './wording.ts'

/** 1846-9.3. */
export function scoreFacts(state: State1846, seat: Seat, wording: Wording1846): Fact[] {
  const { cash, bankrupt } = state.players[seat]!
  if (bankrupt) return [{ ...scoreFact(wording.words.facts.bankrupt, 0, wording), alarming: true }]
  return [
    ...wealthFacts(cash, holdingsOf(TITLE, state, seat), wording),
    ...privatesOf(state, seat).map((id) => scoreFact(PRIVATE[id].name, PRIVATE[id].price, wording)),
  ]
}
