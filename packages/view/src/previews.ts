import type { Action, GameEvent, GameState, Seat } from '@roundhouse/kernel'
import type { HexScene } from './board.ts'
import type { Fact } from './fact.ts'
import { type ActionOutcome, type PreviewGame, playOnCopy } from './outcome.ts'
import type { Change, Preview } from './preview.ts'
import type { ReaderWording } from './wording.ts'
import type { CommonWords } from './words.en.ts'

/** What is said of an action besides what its outcome tells of itself. */
export interface PreviewParts
  extends Pick<Preview, 'label' | 'costBreakdown' | 'routes' | 'short' | 'gains' | 'grave'> {
  readonly notes?: readonly string[]
  /** Why to think twice, before what the outcome warns of. */
  readonly warnings?: readonly string[]
  /** Which hex would look otherwise. */
  readonly hex?: string
  /** Where prices would go, if not as the outcome tells. */
  readonly prices?: NonNullable<Preview['prices']>
  /** What is decided right after it, with labels for both together. */
  readonly next?: readonly { readonly action: Action; readonly label: string }[]
}

/** What is said of actions of these kinds, from what each would do. */
export type PartsByKind<Outcome, A extends Action, Wording, Kind extends A['kind'] = A['kind']> = {
  readonly [K in Kind]: (
    outcome: Outcome,
    action: Extract<A, { kind: K }>,
    seat: Seat,
    wording: Wording,
  ) => PreviewParts
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

/** What a game tells of whatever is done in it: played on a copy, and compared with what was before. */
export interface Previewer<State extends GameState, A extends Action, Event extends GameEvent, Wording>
  extends PreviewGame<State, A, Event> {
  /** The figures that change. */
  changes(outcome: ActionOutcome<State, Event>, seat: Seat, wording: Wording): readonly Change[]
  /** Where price markers go. */
  prices(outcome: ActionOutcome<State, Event>, wording: Wording): NonNullable<Preview['prices']>
  /** Why to think twice. */
  warnings(outcome: ActionOutcome<State, Event>, seat: Seat, wording: Wording, action: A): readonly string[]
  /** What begins, ends or goes with it; what has no value is left out. */
  effects?(outcome: ActionOutcome<State, Event>, wording: Wording): readonly Fact[]
  /** How a hex looks. */
  hexScene(state: State, hex: string, wording: Wording): HexScene
}

/** The previews of actions that are played on a copy, from what is said of each kind. */
export function previewsFrom<
  State extends GameState,
  A extends Action,
  Event extends GameEvent,
  Wording extends ReaderWording<Pick<CommonWords, 'sentences'>>,
  Kind extends A['kind'],
>(
  previewer: Previewer<State, A, Event, Wording>,
  parts: PartsByKind<ActionOutcome<State, Event>, A, Wording, Kind>,
): PreviewsByKind<State, Extract<A, { kind: Kind }>, Wording> {
  const preview = (state: State, action: A, seat: Seat, wording: Wording): Preview => {
    const outcome = playOnCopy(previewer, state, [[seat, action]])
    const say = parts[action.kind as keyof typeof parts] as (
      ...given: readonly [ActionOutcome<State, Event>, A, Seat, Wording]
    ) => PreviewParts
    const { notes = [], warnings = [], next = [], hex, prices, ...said } = say(outcome, action, seat, wording)
    const reasons = [...warnings, ...previewer.warnings(outcome, seat, wording, action)]
    const effects = previewer.effects?.(outcome, wording).filter(({ value }) => value !== '') ?? []
    const moves = prices ?? previewer.prices(outcome, wording)
    const followed = next.map((then) => ({
      action: then.action,
      preview: { ...preview(outcome.after, then.action as A, seat, wording), label: then.label },
    }))
    return {
      ...said,
      changes: previewer.changes(outcome, seat, wording),
      notes,
      ...(reasons.length > 0 && { warning: wording.words.sentences(reasons) }),
      ...(effects.length > 0 && { effects }),
      ...(hex !== undefined && { hex: previewer.hexScene(outcome.after, hex, wording) }),
      ...(moves.length > 0 && { prices: moves }),
      ...(followed.length > 0 && { next: followed }),
    }
  }
  const previews = Object.keys(parts).map((kind) => [kind, preview])
  return Object.fromEntries(previews)
}

/** An action as it is put to the one who may do it. */
export const previewWith = <State, A extends Action, Wording>(
  previews: PreviewsByKind<State, A, Wording>,
  ...given: readonly [state: State, action: A, seat: Seat, wording: Wording]
): Preview => (previews[given[1].kind as A['kind']] as (...of: typeof given) => Preview)(...given)
