import type { GameEvent, GameState } from '../game/game.ts'
import { applyEntry } from './applyEntry.ts'
import type { Entry } from './record.ts'
import type { Snapshot } from './table.ts'

/** What a stored log tells by itself, without the rules by which it was played. */
export interface LogReading<S extends GameState = GameState> {
  /** What the set-up told, then what each move that stands told. */
  readonly eventsByMove: readonly (readonly GameEvent[])[]
  /** The last position that was stored, and how many of the moves that stand had been made then. */
  readonly last: { readonly move: number; readonly state: S } | null
}

/** Reads a log of which nothing is played: the rules may be others by now. */
export function readLog<S extends GameState>(
  entries: readonly Entry[],
  snapshots: readonly Snapshot<S>[],
  [setup = [], ...eventsByEntry]: readonly (readonly GameEvent[])[],
): LogReading<S> {
  const eventsByMove: (readonly GameEvent[])[] = [setup]
  const undone: (readonly GameEvent[])[] = []
  let stored: { readonly move: number; readonly state: S }[] = []
  const storeAfter = (count: number): void => {
    const move = eventsByMove.length - 1
    // what was stored of moves that were taken back is no position of this game
    stored = stored.filter((position) => position.move <= move)
    for (const { state } of snapshots.filter((snapshot) => snapshot.entries === count))
      stored.push({ move, state })
  }
  storeAfter(0)
  for (const [index, entry] of entries.entries()) {
    applyEntry(eventsByMove, undone, entry, eventsByEntry[index] ?? [])
    storeAfter(index + 1)
  }
  return { eventsByMove, last: stored.at(-1) ?? null }
}
