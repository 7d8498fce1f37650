import type { Action } from '@roundhouse/kernel'
import { keep, kept } from '../app/kept.ts'
import type { Position } from '../worker/protocol.ts'

const NAME = 'draft'

interface Draft {
  readonly id: string
  readonly moves: number
  readonly action: Action
}

/** What was picked up stays on this device, so that a reload does not lose it. */
export const keepDraft = ({ id, moves }: Position, action: Action): void =>
  keep(NAME, JSON.stringify({ id, moves, action } satisfies Draft))

export const forgetDraft = (): void => keep(NAME, null)

/**
 * What was picked up in this very position before. At a table of the server
 * others may have moved since; then it is old, and may not fit any more.
 */
export function keptDraft({
  id,
  moves,
  online,
}: Position): { readonly action: Action; readonly isOld: boolean } | undefined {
  const draft = JSON.parse(kept(NAME) ?? 'null') as Draft | null
  if (draft?.id !== id) return undefined
  const isOld = draft.moves !== moves
  return isOld && online === undefined ? undefined : { action: draft.action, isOld }
}
