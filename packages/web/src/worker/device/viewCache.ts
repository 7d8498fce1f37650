import { type GameEvent, type GameState, redactFor, type Session, type Viewer } from '@roundhouse/kernel'

/** By what the last move told, which is another list for every move. */
const known = new WeakMap<readonly GameEvent[], Map<Viewer, GameState>>()

/**
 * What somebody sees of the game: the same object as long as nothing is done,
 * so that what is found out about it stays known. Where nothing is hidden from
 * anybody, all see the same object.
 */
export function cachedView({ table: { game, state }, eventsByMove }: Session, viewer: Viewer): GameState {
  const eyes = game.redact(state, null) === state ? null : viewer
  const last = eventsByMove.at(-1)!
  const views = known.get(last) ?? new Map<Viewer, GameState>()
  known.set(last, views)
  const seen = views.get(eyes) ?? redactFor(game, state, eyes)
  views.set(eyes, seen)
  return seen
}
