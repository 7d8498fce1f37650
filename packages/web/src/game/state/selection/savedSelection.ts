import type { Action } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { readLocalList } from '../../../app/localList.ts'
import { writeLocal } from '../../../app/localStore.ts'
import type { Position } from '../../../worker/protocol/position.ts'

const NAME = 'drafts'

/** What was selected at a table, by the seat that was asked, after so many moves. */
const Draft = z.object({
  id: z.string(),
  seat: z.int(),
  moves: z.int(),
  action: z.looseObject({ kind: z.string() }),
})
type Draft = z.infer<typeof Draft>

/** So many are kept; the oldest goes first. */
const MOST = 30

/** Where something is selected. */
type Place = Pick<Position, 'id' | 'moves' | 'turn' | 'online'>

const readDrafts = (): readonly Draft[] => readLocalList(NAME, Draft)

const isOf =
  ({ id, turn }: Place) =>
  (draft: Draft): boolean =>
    draft.id === id && draft.seat === turn?.seat

function writeDrafts(drafts: readonly Draft[]): void {
  writeLocal(NAME, drafts.length > 0 ? JSON.stringify(drafts.slice(-MOST)) : null)
}

const draftsWithout = (isGone: (draft: Draft) => boolean): readonly Draft[] =>
  readDrafts().filter((draft) => !isGone(draft))

/** What is selected stays on this device, so that a reload does not lose it. */
export function saveSelection(place: Place, action: Action): void {
  const { id, moves, turn } = place
  if (turn)
    writeDrafts([...draftsWithout(isOf(place)), { id, seat: turn.seat, moves, action: { ...action } }])
}

export const forgetSelection = (place: Place): void => writeDrafts(draftsWithout(isOf(place)))

/** At a table where the game is over, or gone, nothing is selected any more. */
export const forgetSelectionsOf = (table: string): void =>
  writeDrafts(draftsWithout(({ id }) => id === table))

/**
 * What was selected in this very position before. At a table of the server
 * others may have moved since; then it is old, and may not fit any more.
 */
export function savedSelection(
  place: Place,
): { readonly action: Action; readonly isOld: boolean } | undefined {
  const draft = readDrafts().find(isOf(place))
  if (!draft) return undefined
  const isOld = draft.moves !== place.moves
  return isOld && place.online === undefined ? undefined : { action: draft.action, isOld }
}
