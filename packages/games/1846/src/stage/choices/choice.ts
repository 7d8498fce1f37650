import type { Choice, Seat } from '@roundhouse/kernel'
import type { Action1846, ActionOf, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Telling } from '../telling.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf, priceMoves } from './outcome.ts'
import { warningOf } from './warnings.ts'

/** How an action of this kind is put to a person. */
export type Putting<K extends Kind> = (
  state: State,
  action: ActionOf<K>,
  seat: Seat,
  telling: Telling,
) => Choice

/** What is said of an action besides what its outcome tells of itself. */
export interface Said {
  readonly label: string
  readonly notes?: readonly string[]
  readonly hex?: Choice['hex']
  readonly routes?: Choice['routes']
}

/** The action with everything it would change. */
export const choiceBy = (
  outcome: Outcome,
  action: Action1846,
  seat: Seat,
  telling: Telling,
  { label, notes = [], hex, routes }: Said,
): Choice => ({
  label,
  changes: changesOf(outcome, seat, telling),
  notes,
  ...warningOf(outcome, action, seat, telling),
  ...(hex && { hex }),
  ...(routes && { routes }),
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
