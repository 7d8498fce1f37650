import { UnfitRecord } from '@roundhouse/kernel'
import type { RecordedAction, SingleAction } from './file.ts'

/** What never changes a position. */
const SILENT = ['message', 'log']

/** What is ordered to be done later changes nothing now, nor does the end of such an order. */
const ORDER = 'program_'

/**
 * The actions that still stand at the end: an undo takes everything after an
 * action back, or the last one; a redo gives the latest group back, until
 * something else is done. Messages are never taken back and change nothing.
 */
export function actionsNotUndone(actions: readonly RecordedAction[]): RecordedAction[] {
  const left: (RecordedAction | undefined)[] = []
  /** Where those are that can be taken back. */
  const standing: number[] = []
  let undone: number[][] = []
  for (const [index, action] of actions.entries()) {
    if (action.type === 'undo') {
      const taken = standing.splice(countLeft(actions, standing, index, action))
      for (const back of taken) left[back] = undefined
      undone.push(taken)
    } else if (action.type === 'redo') {
      for (const back of undone.pop() ?? []) {
        left[back] = actions[back]
        standing.push(back)
      }
    } else {
      left[index] = action
      if (action.type === 'message') continue
      standing.push(index)
      if (undone.length > 0) undone = []
    }
  }
  return left.filter((action) => action !== undefined)
}

/** How many of the standing actions an undo leaves. */
function countLeft(
  actions: readonly RecordedAction[],
  standing: readonly number[],
  before: number,
  undo: RecordedAction,
): number {
  const { action_id: target } = undo as { action_id?: number | null }
  if (target === undefined || target === null) return Math.max(0, standing.length - 1)
  const last = indexOfLast(actions, target, before)
  return standing.findLastIndex((index) => index <= last) + 1
}

/** Where the action with this number is; 0 is before all. */
function indexOfLast(actions: readonly RecordedAction[], id: number, before: number): number {
  if (id === 0) return -1
  let found = before - 1
  while (found >= 0 && actions[found]!.id !== id) found--
  if (found < 0) throw new UnfitRecord('undo')
  return found
}

/** An action and what followed from it by itself, without what changes nothing. */
export const singleActions = (action: RecordedAction): SingleAction[] =>
  (action.auto_actions ? [action, ...action.auto_actions] : [action]).filter(
    ({ type }) => !SILENT.includes(type) && !type.startsWith(ORDER),
  )
