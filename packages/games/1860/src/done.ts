import { plainStep1860 } from './actions.ts'
import { refuseStep } from './operationStep.ts'
import { refuseWithoutTrain } from './trains/trainObligation.ts'
import { endStep } from './turnSteps.ts'

/** 1860-OR.3: nothing more in this step; each of them is optional, but for the duty to buy a train. */
export const done = plainStep1860('done', {
  refuseNow: (state, seat) =>
    refuseStep(state, seat, 'track', 'token', 'trains') ?? refuseWithoutTrain(state),
  apply: (state, _action, _seat, emit) => endStep(state, emit),
})
