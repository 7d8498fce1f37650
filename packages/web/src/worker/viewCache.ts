import { type GameEvent, type GameState, redactFor, type Viewer } from '@roundhouse/kernel'
import type { DeviceSession } from './session.ts'

/** By what the last move told, which is another list for every move. */
const known = new WeakMap<readonly GameEvent[], Map<Viewer, GameState>>()

/** What somebody sees of the game: the same object as long as nothing is done, so that what is found out about it stays known. */
export function cachedView({ table, eventsByMove }: DeviceSession, viewer: Viewer): GameState {
  const last = eventsByMove.at(-1)!
  const views = known.get(last) ?? new Map<Viewer, GameState>()
  known.set(last, views)
  const seen = views.get(viewer) ?? redactFor(table.game, table.state, viewer)
  views.set(viewer, seen)
  return seen
}
