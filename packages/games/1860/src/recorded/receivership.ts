import type { SingleAction } from '@roundhouse/18xx/recorded'
import { CORPORATIONS } from '../components/companies.ts'
import { inReceivership, isTrainless, type State1860 } from '../state.ts'

/** Whether a company without president has bought this train by itself here: the only one that it may (1860-REC.4). */
export function isBoughtWithoutPresident(state: State1860, { type, entity }: SingleAction): boolean {
  const company = CORPORATIONS.find((id) => id === entity)
  if (!company || state.operation?.company === company || !inReceivership(state, company)) return false
  return type === 'buy_train' && !isTrainless(state, company)
}
