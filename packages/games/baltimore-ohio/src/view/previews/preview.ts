import type { Seat } from '@roundhouse/kernel'
import type { Preview, PreviewParts, PreviewsByKind } from '@roundhouse/view'
import type { ActionOf, BnoAction, BnoKind } from '../../actions.ts'
import type { BnoState } from '../../state.ts'
import type { BnoWording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type BnoOutcome, outcomeOf } from './outcome.ts'
import { warningOf } from './warnings.ts'

export type BnoPreviews<K extends BnoKind> = PreviewsByKind<BnoState, ActionOf<K>, BnoWording>

/** The action with everything it would change. */
export function previewOf(
  state: BnoState,
  action: BnoAction,
  seat: Seat,
  wording: BnoWording,
  say: (outcome: BnoOutcome) => PreviewParts,
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
