import { refusal } from '@roundhouse/kernel'
import { plainStep1856 } from '../actions.ts'
import { corporationOnTurn, refuseStep } from '../operationStep.ts'
import { lastType } from '../state.ts'
import { mayBorrow } from './borrowing.ts'

/** 1856-3p: the CGR borrows a train for this turn, which is no purchase and begins no phase (1856-Pe). */
export const borrowTrain = plainStep1856('borrow-train', {
  refuseNow: (state, seat) =>
    refuseStep(state, seat, 'run') ??
    (mayBorrow(state)
      ? undefined
      : refusal('1856-3p', 'borrow', { corporation: corporationOnTurn(state), type: lastType(state) })),
  apply(state, _action, _seat, emit) {
    state.operation!.borrowed = true
    emit({ kind: 'train-borrowed', corporation: corporationOnTurn(state), type: lastType(state) })
  },
})
