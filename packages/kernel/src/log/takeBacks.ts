import type { Seat } from '../game/game.ts'
import { applyEntry } from './applyEntry.ts'
import type { Entry } from './record.ts'

/** Moves that were taken back where others stand now, or none yet. */
export interface TakeBack {
  /** After how many of the moves that stand. */
  readonly after: number
  /** Who took them back last. */
  readonly seat: Seat
  readonly count: number
}

/** What was taken back in the course of a log and not given back, in the order of the moves that stand. */
export function takeBacksIn(entries: readonly Entry[]): readonly TakeBack[] {
  type Told = Pick<TakeBack, 'seat' | 'count'> | undefined
  /** What was taken back just before each move was made. */
  const standing: Told[] = []
  const undone: Told[] = []
  let last: Told
  for (const entry of entries) {
    applyEntry(standing, undone, entry, last)
    if ('action' in entry) last = undefined
    else last = { seat: 'undo' in entry ? entry.seat : last!.seat, count: undone.length }
    if (last?.count === 0) last = undefined
  }
  return [...standing, last].flatMap((told, after) => (told ? [{ after, ...told }] : []))
}
