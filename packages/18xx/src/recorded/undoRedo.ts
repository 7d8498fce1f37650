import { UnfitRecord } from '@roundhouse/kernel'
import type { RecordedAction, SingleAction } from './file.ts'

/** What never changes a position. */
const SILENT = ['message', 'log', 'program_buy_shares', 'program_share_pass', 'program_disable']

/**
 * The actions that still stand at the end: an undo takes everything after an
 * action back, or the last one; a redo gives the latest group back, until
 * something else is done. Messages are never taken back and change nothing.
 */
export function actionsNotUndone(actions: readonly RecordedAction[]): RecordedAction[] {
  const left: (RecordedAction | undefined)[] = []
  let undone: number[][] = []
  for (const action of actions) {
    const index = left.push(undefined) - 1
    if (action.type === 'undo') undone.push(undoActions(actions, left, index, action))
    else if (action.type === 'redo') for (const back of undone.pop() ?? []) left[back] = actions[back]!
    else {
      left[index] = action
      if (action.type !== 'message') undone = []
    }
  }
  return left.filter((action) => action !== undefined)
}

function undoActions(
  actions: readonly RecordedAction[],
  left: (RecordedAction | undefined)[],
  before: number,
  undo: RecordedAction,
): number[] {
  const { action_id: target } = undo as { action_id?: number | null }
  const indexes = left.flatMap((action, index) => (action && action.type !== 'message' ? [index] : []))
  const after =
    target === undefined || target === null
      ? indexes.slice(-1)
      : indexes.filter((index) => index > indexOfLast(actions, target, before))
  for (const index of after) left[index] = undefined
  return after
}

/** Where the action with this number is; 0 is before all. */
function indexOfLast(actions: readonly RecordedAction[], id: number, before: number): number {
  if (id === 0) return -1
  const found = actions.slice(0, before).findLastIndex((action) => action.id === id)
  if (found < 0) throw new UnfitRecord('undo')
  return found
}

/** An action and what followed from it by itself, without what changes nothing. */
export const singleActions = ({ auto_actions, ...action }: RecordedAction): SingleAction[] =>
  [action, ...(auto_actions ?? [])].filter(({ type }) => !SILENT.includes(type))
