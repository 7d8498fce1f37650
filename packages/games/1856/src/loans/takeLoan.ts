import { transfer } from '@roundhouse/18xx'
import { plainStep1856 } from '../actions.ts'
import { LOAN } from '../components/money.ts'
import { corporationOnTurn, refuseInTurn } from '../operationStep.ts'
import { beginRun } from '../running/run.ts'
import { OPERATING_STEPS, type State1856 } from '../state.ts'
import { endStep } from '../turnSteps.ts'
import { refuseLoan } from './refuseLoan.ts'

/** 1856-2.9c: at any time of its turn a corporation takes one loan. */
export const takeLoan = plainStep1856('take-loan', {
  refuseNow: (state, seat) => refuseInTurn(state, seat) ?? refuseLoan(state),
  apply(state, _action, _seat, emit) {
    const corporation = corporationOnTurn(state)
    transfer(state, 'bank', corporation, loanProceeds(state), 'loan', emit)
    const charter = state.corporations[corporation]
    charter.loans++
    state.operation!.loanTaken = true
    emit({ kind: 'loan-taken', corporation, loans: charter.loans })
    // the run may have waited for nothing else
    if (state.operation!.step === 'run' && !beginRun(state)) endStep(state, emit)
  },
})

/** 1856-2.9c: what a loan brings; after the interest of this round that of the loan is kept back. */
export function loanProceeds({ operation }: State1856): number {
  const isAfterInterest = OPERATING_STEPS.indexOf(operation!.step) > OPERATING_STEPS.indexOf('interest')
  return LOAN.value - (isAfterInterest ? LOAN.interest : 0)
}

/** 1856-2.9c, 1856-2.9d: whether the corporation on turn may still take one. */
export const mayTakeLoan = (state: State1856): boolean => refuseLoan(state) === undefined
