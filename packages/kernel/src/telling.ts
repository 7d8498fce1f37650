import type { GameEvent } from './game.ts'
import type { Entry } from './record.ts'

/** What a game has told, move by move. */
export interface Telling {
  /** What the set-up told, then what each move that stands told. */
  readonly told: (readonly GameEvent[])[]
  /** The same of the moves taken back, the latest to return last. */
  readonly untold: (readonly GameEvent[])[]
}

/** Keeps what an entry told in step with the log. */
export function tellOf({ told, untold }: Telling, entry: Entry, events: readonly GameEvent[]): void {
  if ('undo' in entry) untold.push(...told.splice(told.length - entry.undo).reverse())
  else if ('redo' in entry) told.push(...untold.splice(untold.length - entry.redo).reverse())
  else {
    told.push(events)
    untold.length = 0
  }
}
