import type { Seat } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { Action1846, ActionOf, Kind } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Wording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome, outcomeOf, priceMoves } from './outcome.ts'
import { effectsOf, warningOf } from './warnings.ts'

/** How an action of this kind is put to a person. */
export type PreviewOf<K extends Kind> = (
  state: State,
  action: ActionOf<K>,
  seat: Seat,
  wording: Wording,
) => Preview

/** What is said of an action besides what its outcome tells of itself. */
export interface PreviewParts
  extends Pick<Preview, 'label' | 'costBreakdown' | 'hex' | 'routes' | 'short' | 'gains' | 'next' | 'grave'> {
  readonly notes?: readonly string[]
}

/** The action with everything it would change. */
export const previewBy = (
  outcome: Outcome,
  action: Action1846,
  seat: Seat,
  wording: Wording,
  { notes = [], ...said }: PreviewParts,
): Preview => ({
  ...said,
  changes: changesOf(outcome, seat, wording),
  notes,
  ...warningOf(outcome, action, seat, wording),
  ...effectsOf(outcome, wording),
  ...pricesOf(priceMoves(outcome.now)),
})

/** The same where the action is simply done. */
export function previewOf(
  state: State,
  action: Action1846,
  seat: Seat,
  wording: Wording,
  say: (outcome: Outcome) => PreviewParts,
): Preview {
  const outcome = outcomeOf(state, [seat, action])
  return previewBy(outcome, action, seat, wording, say(outcome))
}
