import { type GameState, hash, type Viewer } from '@roundhouse/kernel'

/** What somebody asks to have written into a log. */
export type AnsweredRequest = { readonly action: unknown } | { readonly undo: true } | { readonly redo: true }

/** A request for an entry, by its key. */
export interface SentRequest {
  readonly game: string
  readonly key: string
  readonly request: AnsweredRequest
}

/** Yes, and the index of the entry, counted from 0. */
export interface AcknowledgedRequest extends SentRequest {
  readonly index: number
}

/** A position as somebody was shown it. */
export interface SeenPosition {
  readonly game: string
  /** How many entries the log had. */
  readonly seq: number
  readonly viewer: Viewer
  readonly hash: string
}

/** Everything that clients have asked and been told. */
export interface Observations {
  readonly sent: SentRequest[]
  readonly acknowledged: AcknowledgedRequest[]
  /** Requests to which the last word was no. */
  readonly denied: SentRequest[]
  readonly seen: Map<string, SeenPosition>
  /** Answers that no client should ever get. */
  readonly faults: string[]
}

export const noObservations = (): Observations => ({
  sent: [],
  acknowledged: [],
  denied: [],
  seen: new Map(),
  faults: [],
})

/** Writes down what somebody was shown; the same once. */
export function noteSeenPosition(
  { seen }: Observations,
  game: string,
  seq: number,
  viewer: Viewer,
  view: GameState,
): void {
  const one: SeenPosition = { game, seq, viewer, hash: hash(view) }
  seen.set(`${game} ${seq} ${viewer} ${one.hash}`, one)
}
