import { type Refusal, refusal } from '@roundhouse/kernel'
import { type BnoState, type Company, OPERATION_STEPS, type OperationStep } from '../state.ts'

/** The company whose operation is going on. */
export const operating = (state: BnoState): Company => state.companies[state.operation!.company]

/** BO-5.2, BO-14.4: an action of a later step closes the earlier ones. */
export function refuseStep(state: BnoState, step: OperationStep): Refusal | undefined {
  const { operation } = state
  if (!operation) return refusal('BO-2.1', 'operating')
  if (OPERATION_STEPS.indexOf(operation.step) <= OPERATION_STEPS.indexOf(step)) return undefined
  return refusal('BO-5.2', operation.step === 'dividend' ? 'dividend' : 'order', {
    company: operation.company,
  })
}
