import type { Seat } from '@roundhouse/kernel'
import type { Preview, PreviewParts, PreviewsByKind } from '@roundhouse/view'
import type { ActionOf, BnoAction, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Wording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { warningOf } from './warnings.ts'

export type Previews<K extends Kind> = PreviewsByKind<State, ActionOf<K>, Wording>

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
