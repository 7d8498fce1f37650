import type { Seat } from '@roundhouse/kernel'
import type { Preview, PreviewParts, PreviewsByKind } from '@roundhouse/view'
import type { Action1846, ActionOf, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Wording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { effectsOf, warningOf } from './warnings.ts'

/** How actions of these kinds are put to a person. */
export type Previews<K extends Kind> = PreviewsByKind<State, ActionOf<K>, Wording>

/** The action with everything it would change. */
export function previewBy(
  outcome: Outcome,
  action: Action1846,
  seat: Seat,
  wording: Wording,
  { notes = [], prices = pricesOf(outcome.now), ...said }: PreviewParts,
): Preview {
  return {
    ...said,
    changes: changesOf(outcome, seat, wording),
    notes,
    ...warningOf(outcome, action, seat, wording),
    ...effectsOf(outcome, wording),
    ...(prices.length > 0 && { prices }),
  }
}

/** How an action of a kind is put, from what it would do. */
export const previewFrom =
  <K extends Kind>(
    say: (outcome: Outcome, action: ActionOf<K>, seat: Seat, wording: Wording) => PreviewParts,
  ): Previews<K>[K] =>
  (state, action, seat, wording) => {
    const outcome = outcomeOf(state, [seat, action])
    return previewBy(outcome, action, seat, wording, say(outcome, action, seat, wording))
  }
