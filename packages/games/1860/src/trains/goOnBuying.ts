import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'
import { endStep } from '../turnSteps.ts'
import { mayBuyTrain } from './trainStep.ts'

/** 1860-BUY.1: the step goes on while another train can be bought. */
export function goOnBuying(state: State1860, emit: Emit1860): void {
  if (!mayBuyTrain(state)) endStep(state, emit)
}
