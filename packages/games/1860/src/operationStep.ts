import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId } from './components/companies.ts'
import { controllerOf, type OperatingStep, type State1860 } from './state.ts'

/** Why this seat cannot act in these steps of the turn going on (1860-OR.3): the round, an offer that waits, whose turn it is, or the step. */
export function refuseStep(state: State1860, seat: Seat, ...steps: OperatingStep[]): Refusal | undefined {
  const { round, operation, deal } = state
  if (round !== 'operating') return refusal('1860-OR.3', 'operating')
  if (deal) return refusal('1860-BUY.3', 'answer')
  const { company, step } = operation!
  if (controllerOf(state, company) !== seat) return refusal('1860-OR.4', 'president', { company })
  return steps.includes(step) ? undefined : refusal('1860-OR.3', step)
}

/** The company that operates. */
export const companyOnTurn = (state: State1860): CorporationId => state.operation!.company

/** What is in its treasury. */
export const cashOnTurn = (state: State1860): number => state.corporations[companyOnTurn(state)].treasury.cash
