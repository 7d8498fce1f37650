import type { SingleAction } from '@roundhouse/18xx/recorded'
import { CORPORATIONS } from '../components/companies.ts'
import { inReceivership, isTrainless, type State1860 } from '../state.ts'

/**
 * Whether a company without president has done this by itself here: it has
 * bought the only train that it may (1860-REC.4), or has run for nothing after
 * nationalisation (1860-NAT.6).
 */
export function isDoneWithoutPresident(state: State1860, { type, entity }: SingleAction): boolean {
  const company = CORPORATIONS.find((id) => id === entity)
  if (!company || state.operation?.company === company || !inReceivership(state, company)) return false
  if (type === 'buy_train') return !isTrainless(state, company)
  return type === 'run_routes' && state.nationalisation !== null
}
