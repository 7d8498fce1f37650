import type { Seat } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { ActionOf, BnoAction, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Wording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { warningOf } from './warnings.ts'

/** How an action of this kind is put to a person. */
export type PreviewOf<K extends Kind> = (
  state: State,
  action: ActionOf<K>,
  seat: Seat,
  wording: Wording,
) => Preview

/** What is said of an action besides what its outcome tells of itself. */
export interface PreviewParts {
  readonly label: string
  readonly short?: string
  readonly gains?: NonNullable<Preview['gains']>
  readonly costBreakdown?: NonNullable<Preview['costBreakdown']>
  readonly notes?: readonly string[]
  readonly hex?: NonNullable<Preview['hex']>
  /** Where prices would go by what must follow. */
  readonly prices?: Preview['prices']
}

/** The action with everything it would change. */
export function previewOf(
  state: State,
  action: BnoAction,
  seat: Seat,
  wording: Wording,
  say: (outcome: Outcome) => PreviewParts,
): Preview {
  const outcome = outcomeOf(state, seat, action)
  const { notes = [], prices = pricesOf(outcome), ...said } = say(outcome)
  return {
    ...said,
    changes: changesOf(outcome, seat, wording),
    notes,
    ...warningOf(outcome, seat, wording),
    ...(prices.length > 0 && { prices }),
  }
}
