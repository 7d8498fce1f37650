import { step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { Emit1846 } from '../events.ts'
import { enterTrainStep } from '../forced/forced.ts'
import { closedToMinors, closeWindow, operating } from '../operating.ts'
import type { State1846 } from '../state.ts'
import { nextOperation } from '../turn.ts'
import { type Choice, payDividend } from './payout.ts'

/** 1846-6.40a. */
export const dividend = step<State1846, ActionOf<'dividend'>>({
  kind: 'dividend',
  shape: SHAPES.dividend,
  open: (state, seat) => closedToMinors(state, seat, 'dividend'),
  candidates: () => [
    { action: { kind: 'dividend', choice: 'full' } },
    { action: { kind: 'dividend', choice: 'half' } },
    { action: { kind: 'dividend', choice: 'withhold' } },
  ],
  refuse: () => undefined,
  apply(state, { choice }, _seat, emit: Emit1846) {
    closeWindow(state)
    settleDividend(state, choice, state.operation!.revenue, emit)
  },
})

/** The dividend of the corporation that operates; it buys trains next, or closes and owes none (1846-5.25). */
export function settleDividend(state: State1846, choice: Choice, revenue: number, emit: Emit1846): void {
  payDividend(state, operating(state), choice, revenue, emit)
  if (state.operation) enterTrainStep(state, emit)
  else nextOperation(state, emit)
}
