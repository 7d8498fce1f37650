import type { Entry } from './record.ts'

/** Keeps lists that have one thing a move in step with the log: of the moves that stand, and of those taken back, the latest to return last. */
export function applyEntry<T>(standing: T[], undone: T[], entry: Entry, one: T): void {
  if ('undo' in entry) undone.push(...standing.splice(standing.length - entry.undo).reverse())
  else if ('redo' in entry) standing.push(...undone.splice(undone.length - entry.redo).reverse())
  else {
    standing.push(one)
    undone.length = 0
  }
}
