import { copy } from '../json/copy.ts'
import type { Entry } from '../log/record.ts'
import type { Action, Game, GameEvent, GameState, Viewer } from './game.ts'

/** The position as this viewer may know it. The generator would tell the future, so nobody sees it. */
export const redactFor = <S extends GameState>(game: Game<S>, state: S, viewer: Viewer): S => ({
  ...copy(game.redact(state, viewer)),
  chance: [0, 0, 0, 0],
})

export const eventsFor = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.filter((event) => event.to === undefined || event.to === viewer)

/** A log entry as this viewer may know it while the game goes on: no luck, and of a secret choice only that it was made. */
export function entryFor<S extends GameState, A extends Action>(
  game: Game<S, A>,
  entry: Entry,
  viewer: Viewer,
): Entry {
  if (!('action' in entry)) return entry
  const { seat, action } = entry
  const secret = seat !== viewer && game.steps.some((step) => step.kind === action.kind && step.secret)
  return { seat, action: secret ? { kind: action.kind } : action }
}
