import { step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { Tell } from '../events.ts'
import { enterTrainStep } from '../forced/forced.ts'
import { closedToMinors, closeWindow, operating } from '../operating.ts'
import type { State } from '../state.ts'
import { nextOperation } from '../turn.ts'
import { type Choice, payDividend } from './payout.ts'

/** 1846-6.40a. */
export const dividend = step<State, ActionOf<'dividend'>>({
  kind: 'dividend',
  shape: SHAPES.dividend,
  open: (state, seat) => closedToMinors(state, seat, 'dividend'),
  candidates: () => [
    { action: { kind: 'dividend', choice: 'full' } },
    { action: { kind: 'dividend', choice: 'half' } },
    { action: { kind: 'dividend', choice: 'withhold' } },
  ],
  refuse: () => undefined,
  apply(state, { choice }, _seat, tell: Tell) {
    closeWindow(state)
    settleDividend(state, choice, state.operation!.revenue, tell)
  },
})

/** The dividend of the corporation that operates; it buys trains next, or closes and owes none (1846-5.25). */
export function settleDividend(state: State, choice: Choice, revenue: number, tell: Tell): void {
  payDividend(state, operating(state), choice, revenue, tell)
  if (state.operation) enterTrainStep(state, tell)
  else nextOperation(state, tell)
}
