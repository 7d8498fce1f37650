import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId } from './components/companies.ts'
import {
  controllerOf,
  corporationsOverLimit,
  hexToChooseCity,
  type OperatingStep,
  type State1856,
} from './state.ts'

/** Why this seat cannot act in the operating turn now: the round, a question that comes first, or whose turn it is. */
export function refuseOutOfTurn(state: State1856, seat: Seat): Refusal | undefined {
  const { round, operation, formation, deal } = state
  if (round !== 'operating') return refusal('1856-2a', 'operating')
  if (formation) return refusal('1856-3c', 'first')
  const [full] = corporationsOverLimit(state)
  if (full) return refusal('1856-2.7e', 'first', { corporation: full })
  const hex = hexToChooseCity(state)
  if (hex) return refusal('1856-2.1c', 'first', { hex })
  if (deal) return refusal(deal.kind === 'train' ? '1856-2.7b' : '1856-2.9a', 'answer')
  const { company } = operation!
  return controllerOf(state, company) === seat ? undefined : refusal('1856-2d', 'president', { company })
}

/** Why this seat cannot act at any time in the turn (1856-2.9a to 1856-2.9e), but while its president has to raise money (1856-2.5c, 1856-2.8b). */
export function refuseInTurn(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseOutOfTurn(state, seat)
  if (refused) return refused
  const { due, step } = state.operation!
  return due > 0 ? refusal(step === 'interest' ? '1856-2.5c' : '1856-2.8b', 'due', { due }) : undefined
}

/** Why this seat cannot act in these steps of the turn (1856-2d). */
export function refuseStep(state: State1856, seat: Seat, ...steps: OperatingStep[]): Refusal | undefined {
  const refused = refuseInTurn(state, seat)
  if (refused) return refused
  const { step } = state.operation!
  return steps.includes(step) ? undefined : refusal('1856-2d', step)
}

/** The corporation that operates. */
export const corporationOnTurn = (state: State1856): CorporationId => state.operation!.company

/** What is in its treasury. */
export const cashOnTurn = (state: State1856): number =>
  state.corporations[corporationOnTurn(state)].treasury.cash
