import { type Action, narrow, type Seat, type Step } from '@roundhouse/kernel'
import type { State } from '../state.ts'

/** Whether something of this kind, and like this, can be done now. */
export function hasOffer<A extends Action>(
  state: State,
  seat: Seat,
  step: Step<State, A>,
  isLike: (action: Partial<A>) => boolean = () => true,
): boolean {
  if (step.open(state, seat)) return false
  for (const offer of step.candidates(state, seat))
    if (isLike(offer.action) && narrow(offer, (action) => !step.refuse(state, action, seat))) return true
  return false
}
