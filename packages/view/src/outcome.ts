import {
  type Action,
  act,
  type Game,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
} from '@roundhouse/kernel'

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

/** The game in which previews play on, how a state is copied for it, and the events that begin something new. */
export interface PreviewGame<State extends GameState, A extends Action, Event extends GameEvent> {
  readonly game: Game<State, A>
  fork(state: State): State
  /** The changes after one of these are not the action's own. */
  readonly boundaries: readonly Event['kind'][]
  /** Yes to the offer that waits for an answer: what an offer does is what its acceptance does. */
  acceptance?(state: State): readonly [Seat, A] | undefined
}

/** Does the actions, one after the other, on a copy. */
export function playOnCopy<State extends GameState, A extends Action, Event extends GameEvent>(
  { game, fork, boundaries, acceptance }: PreviewGame<State, A, Event>,
  before: State,
  actions: readonly (readonly [Seat, A])[],
): ActionOutcome<State, Event> {
  const after = fork(before)
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

/** Events of one kind. */
export const eventsOf = <Event extends GameEvent, Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
