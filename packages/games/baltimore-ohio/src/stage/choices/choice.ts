import type { Seat } from '@roundhouse/kernel'
import type { Choice } from '@roundhouse/view'
import type { ActionOf, BnoAction, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Telling } from '../telling.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
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
  readonly short?: string
  readonly gains?: NonNullable<Choice['gains']>
  readonly bill?: NonNullable<Choice['bill']>
  readonly notes?: readonly string[]
  readonly hex?: NonNullable<Choice['hex']>
  /** Where prices would go by what must follow. */
  readonly prices?: Choice['prices']
}

/** The action with everything it would change. */
export function choiceOf(
  state: State,
  action: BnoAction,
  seat: Seat,
  telling: Telling,
  say: (outcome: Outcome) => Said,
): Choice {
  const outcome = outcomeOf(state, seat, action)
  const { notes = [], prices = pricesOf(outcome), ...said } = say(outcome)
  return {
    ...said,
    changes: changesOf(outcome, seat, telling),
    notes,
    ...warningOf(outcome, seat, telling),
    ...(prices.length > 0 && { prices }),
  }
}
