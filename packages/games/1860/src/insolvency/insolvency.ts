import type { CorporationId } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import { isTrainless, type State1860 } from '../state.ts'
import { hasLegalRoute } from './legalRoute.ts'

/** 1860-INS.1: at the end of its turn a trainless company that has a legal route becomes insolvent. */
export function checkInsolvency(state: State1860, emit: Emit1860): void {
  const { company } = state.operation!
  if (isTrainless(state, company) && hasLegalRoute(state, company)) becomeInsolvent(state, company, emit)
}

export function becomeInsolvent(state: State1860, corporation: CorporationId, emit: Emit1860): void {
  const company = state.corporations[corporation]
  if (company.insolvent) return
  company.insolvent = true
  emit({ kind: 'insolvent', corporation })
}

/** 1860-INS.2: the moment it buys a train. */
export function becomeSolvent(state: State1860, corporation: CorporationId, emit: Emit1860): void {
  const company = state.corporations[corporation]
  if (!company.insolvent) return
  company.insolvent = false
  emit({ kind: 'solvent', corporation })
}
