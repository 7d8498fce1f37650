import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1856 } from './actions.ts'
import { mustBuyTrain } from './forced/trainObligation.ts'
import { endFormation, refuseKeepingTrains } from './government/trains.ts'
import { corporationOnTurn, refuseStep } from './operationStep.ts'
import { lacksPermanentTrain, type State1856 } from './state.ts'
import { endStep } from './turnSteps.ts'

/** 1856-2d: nothing more in this step, all of which are optional (1856-2.2a, 1856-2.3a, 1856-2.7a, 1856-3k). */
export const done = plainStep1856('done', {
  refuseNow: (state, seat) =>
    state.formation?.step === 'trains'
      ? refuseKeepingTrains(state)
      : (refuseStep(state, seat, 'track', 'token', 'trains') ?? refuseWithoutTrain(state)),
  apply: (state, _action, _seat, emit) =>
    state.formation ? endFormation(state, emit) : endStep(state, emit),
})

/** 1856-2.7g, 1856-3r: a train must be bought first. */
function refuseWithoutTrain(state: State1856): Refusal | undefined {
  if (!mustBuyTrain(state)) return undefined
  const corporation = corporationOnTurn(state)
  return refusal(lacksPermanentTrain(state, corporation) ? '1856-3r' : '1856-2.7g', 'train', { corporation })
}

/** 1856-2.8a: no loan more is repaid, and the turn is over. */
export const endTurn = plainStep1856('end-turn', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'loans'),
  apply: (state, _action, _seat, emit) => endStep(state, emit),
})
