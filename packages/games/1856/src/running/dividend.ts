import { DIVIDENDS, step1856 } from '../actions.ts'
import { refuseStep } from '../operationStep.ts'
import { goOn } from '../turn.ts'
import { endStep } from '../turnSteps.ts'
import { settleRevenue } from './payout.ts'

/** 1856-2.6a: the whole of the income, or nothing. */
export const dividend = step1856('dividend', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'dividend'),
  *candidates() {
    for (const choice of DIVIDENDS) yield { action: { kind: 'dividend', choice } }
  },
  refuse: () => undefined,
  apply(state, { choice }, _seat, emit) {
    settleRevenue(state, choice, emit)
    // 1856-1.2t: a corporation that closes has no turn any more
    if (state.operation) endStep(state, emit)
    else goOn(state, emit)
  },
})
