import type { Action, Seat } from '@roundhouse/kernel'
import type { Preview } from './preview.ts'

/** What is said of an action besides what its outcome tells of itself. */
export interface PreviewParts
  extends Pick<Preview, 'label' | 'costBreakdown' | 'hex' | 'routes' | 'short' | 'gains' | 'next' | 'grave'> {
  readonly notes?: readonly string[]
  /** Where prices would go, if not as the outcome tells. */
  readonly prices?: NonNullable<Preview['prices']>
}

/** How actions of these kinds are put to a person, each by its kind. */
export type PreviewsByKind<State, A extends Action, Wording> = {
  readonly [Kind in A['kind']]: (
    state: State,
    action: Extract<A, { kind: Kind }>,
    seat: Seat,
    wording: Wording,
  ) => Preview
}

/** An action as it is put to the one who may do it. */
export const previewWith = <State, A extends Action, Wording>(
  previews: PreviewsByKind<State, A, Wording>,
  ...given: readonly [state: State, action: A, seat: Seat, wording: Wording]
): Preview => (previews[given[1].kind as A['kind']] as (...of: typeof given) => Preview)(...given)
