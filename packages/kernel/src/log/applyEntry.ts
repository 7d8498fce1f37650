import type { Entry } from './record.ts'

/** Keeps lists that have one thing a move in step with the log: of the moves that stand, and of those taken back, the latest to return last. */
export function applyEntry<T>(current: T[], undone: T[], entry: Entry, one: T): void {
  if ('undo' in entry) undone.push(...current.splice(current.length - entry.undo).reverse())
  else if ('redo' in entry) current.push(...undone.splice(undone.length - entry.redo).reverse())
  else {
    current.push(one)
    undone.length = 0
  }
}
