import { DIVIDENDS, step1860 } from '../actions.ts'
import { refuseStep } from '../operationStep.ts'
import { endStep } from '../turnSteps.ts'
import { settleRevenue } from './payout.ts'

/** 1860-DIV.1: all of the revenue, or nothing. */
export const dividend = step1860('dividend', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'dividend'),
  *candidates() {
    for (const choice of DIVIDENDS) yield { action: { kind: 'dividend', choice } }
  },
  refuse: () => undefined,
  apply(state, { choice }, _seat, emit) {
    settleRevenue(state, choice, emit)
    endStep(state, emit)
  },
})
