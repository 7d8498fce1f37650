import { rightfulPresident } from '@roundhouse/finance'
import type { CompanyId } from './components/companies.ts'
import type { BnoEmit } from './events.ts'
import type { BnoState } from './state.ts'

/** BO-3.19: the office passes at once to a player who holds strictly more. BO-0.10: left is the next seat, whatever the cards. */
export function passPresidency(state: BnoState, id: CompanyId, emit: BnoEmit): void {
  const company = state.companies[id]
  const from = company.president!
  const to = rightfulPresident(company.shares.players, from, 1)
  if (to === from) return
  company.president = to
  emit({ kind: 'president', company: id, before: from, after: to })
}
