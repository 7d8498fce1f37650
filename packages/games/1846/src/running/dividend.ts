import { DIVIDENDS, step1846 } from '../actions.ts'
import type { Emit1846 } from '../events.ts'
import { enterTrainStep } from '../forced/forcedPurchase.ts'
import { corporationOnTurn, giveUpPendingPowers, refuseCorporationStep } from '../operationStep.ts'
import type { State1846 } from '../state.ts'
import { nextOperation } from '../turn.ts'
import { type DividendChoice, payDividend } from './payout.ts'

/** 1846-6.40a. */
export const dividend = step1846('dividend', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'dividend'),
  *candidates() {
    for (const choice of DIVIDENDS) yield { action: { kind: 'dividend', choice } }
  },
  refuse: () => undefined,
  apply(state, { choice }, _seat, emit) {
    giveUpPendingPowers(state)
    settleDividend(state, choice, state.operation!.revenue, emit)
  },
})

/** The dividend of the corporation that operates; it buys trains next, or closes and owes none (1846-5.25). */
export function settleDividend(
  state: State1846,
  choice: DividendChoice,
  revenue: number,
  emit: Emit1846,
): void {
  payDividend(state, corporationOnTurn(state), choice, revenue, emit)
  if (state.operation) enterTrainStep(state, emit)
  else nextOperation(state, emit)
}
