import type { Seat } from '@roundhouse/kernel'
import type { Choice } from '@roundhouse/view'
import type { Action1846, ActionOf, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Telling } from '../telling.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf, priceMoves } from './outcome.ts'
import { effectsOf, warningOf } from './warnings.ts'

/** How an action of this kind is put to a person. */
export type Putting<K extends Kind> = (
  state: State,
  action: ActionOf<K>,
  seat: Seat,
  telling: Telling,
) => Choice

/** What is said of an action besides what its outcome tells of itself. */
export interface Said
  extends Pick<Choice, 'label' | 'bill' | 'hex' | 'routes' | 'short' | 'gains' | 'next' | 'grave'> {
  readonly notes?: readonly string[]
}

/** The action with everything it would change. */
export const choiceBy = (
  outcome: Outcome,
  action: Action1846,
  seat: Seat,
  telling: Telling,
  { notes = [], ...said }: Said,
): Choice => ({
  ...said,
  changes: changesOf(outcome, seat, telling),
  notes,
  ...warningOf(outcome, action, seat, telling),
  ...effectsOf(outcome, telling),
  ...pricesOf(priceMoves(outcome.now)),
})

/** The same where the action is simply done. */
export function choiceOf(
  state: State,
  action: Action1846,
  seat: Seat,
  telling: Telling,
  say: (outcome: Outcome) => Said,
): Choice {
  const outcome = outcomeOf(state, [seat, action])
  return choiceBy(outcome, action, seat, telling, say(outcome))
}
