import type { Seat } from '@roundhouse/kernel'
import type { Preview, PreviewParts, PreviewsByKind } from '@roundhouse/view'
import type { Action1846, ActionOf, Kind1846 } from '../../actions.ts'
import type { State1846 } from '../../state.ts'
import type { Wording1846 } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { type Outcome1846, outcomeOf } from './outcome.ts'
import { effectsOf, warningOf } from './warnings.ts'

/** How actions of these kinds are put to a person. */
export type Previews1846<K extends Kind1846> = PreviewsByKind<State1846, ActionOf<K>, Wording1846>

/** The action with everything it would change. */
export function previewBy(
  outcome: Outcome1846,
  action: Action1846,
  seat: Seat,
  wording: Wording1846,
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
  <K extends Kind1846>(
    say: (outcome: Outcome1846, action: ActionOf<K>, seat: Seat, wording: Wording1846) => PreviewParts,
  ): Previews1846<K>[K] =>
  (state, action, seat, wording) => {
    const outcome = outcomeOf(state, [seat, action])
    return previewBy(outcome, action, seat, wording, say(outcome, action, seat, wording))
  }
