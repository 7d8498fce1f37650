import {
  type Action,
  act,
  type Game,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
  type Step,
} from '@roundhouse/kernel'
import type { HexScene } from './board.ts'
import type { Fact } from './fact.ts'
import type { Change, Preview } from './preview.ts'
import type { SequenceScene } from './sequence.ts'
import type { ReaderWording } from './wording.ts'
import type { CommonWords } from './words.en.ts'

/** What an action would do. */
export interface ActionOutcome<State, Event extends GameEvent> {
  readonly before: State
  readonly after: State
  /** What happens by it, and then what the end of a turn or a round brings of itself. */
  readonly now: readonly Event[]
  readonly later: readonly Event[]
  /** Why it would do nothing: a blank may be half filled in. */
  readonly refused: Refusal | undefined
}

/** The game in which previews play on, and the events that begin something new. */
export interface PreviewGame<State extends GameState, A extends Action, Event extends GameEvent> {
  readonly game: Game<State, A>
  /** The changes after one of these are not the action's own. */
  readonly boundaries: readonly Event['kind'][]
  /** Yes to the offer that waits for an answer: what an offer does is what its acceptance does. */
  acceptance?(state: State): readonly [Seat, A] | undefined
}

/** Does the actions, one after the other, on a copy. */
export function playOnCopy<State extends GameState, A extends Action, Event extends GameEvent>(
  { game, boundaries, acceptance }: PreviewGame<State, A, Event>,
  before: State,
  actions: readonly (readonly [Seat, A])[],
): ActionOutcome<State, Event> {
  const after = game.fork(before)
  const events: Event[] = []
  const note = (event: GameEvent) => events.push(event as Event)
  let refused: Refusal | undefined
  for (const [seat, action] of actions) refused ??= act(game, after, seat, action, note)
  const yes = refused ? undefined : acceptance?.(after)
  if (yes) refused = act(game, after, ...yes, note)
  const end = events.findIndex(({ kind }) => boundaries.includes(kind))
  const now = end < 0 ? events : events.slice(0, end)
  return { before, after, now, later: events.slice(now.length), refused }
}

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
  /** The powers that it leaves unused, of which it warns. */
  unused?(outcome: ActionOutcome<State, Event>, seat: Seat, action: A): readonly string[]
  /** What begins, ends or goes with it; what has no value is left out. */
  effects?(outcome: ActionOutcome<State, Event>, wording: Wording): readonly Fact[]
  /** What comes about step by step, if anything does. */
  sequence?(outcome: ActionOutcome<State, Event>, wording: Wording): SequenceScene | undefined
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
    const unused = (reasons.length === 1 && previewer.unused?.(outcome, seat, action)) || []
    const ended = endedKinds(previewer.game, outcome, seat)
    const sequence = previewer.sequence?.(outcome, wording)
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
      ...(unused.length > 0 && { unused }),
      ...(effects.length > 0 && { effects }),
      ...(sequence && { sequence }),
      ...(hex !== undefined && { hex: previewer.hexScene(outcome.after, hex, wording) }),
      ...(moves.length > 0 && { prices: moves }),
      ...(ended.length > 0 && { endedKinds: ended }),
      ...(followed.length > 0 && { next: followed }),
    }
  }
  const previews = Object.keys(parts).map((kind) => [kind, preview])
  return Object.fromEntries(previews)
}

/** What could come at this moment of the turn and cannot after it; a turn that has begun since is another. */
function endedKinds<State extends GameState, A extends Action, Event extends GameEvent>(
  { steps }: Game<State, A>,
  { before, after, later }: ActionOutcome<State, Event>,
  seat: Seat,
): readonly string[] {
  const isOver = ({ refuseNow }: Step<State, A>) => later.length > 0 || refuseNow(after, seat) !== undefined
  return steps.filter((step) => !step.refuseNow(before, seat) && isOver(step)).map(({ kind }) => kind)
}

/** An action as it is put to the one who may do it. */
export const previewWith = <State, A extends Action, Wording>(
  previews: PreviewsByKind<State, A, Wording>,
  ...given: readonly [state: State, action: A, seat: Seat, wording: Wording]
): Preview => (previews[given[1].kind as A['kind']] as (...of: typeof given) => Preview)(...given)

/** Events of one kind. */
export const eventsOf = <Event extends GameEvent, Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
