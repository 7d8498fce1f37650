import type { Action, Seat } from '@roundhouse/kernel'
import { readLocalList } from '../../../app/localList.ts'
import { writeLocal } from '../../../app/localStore.ts'
import type { Position } from '../../../worker/protocol/position.ts'

const NAME = 'drafts'

/** What was selected at a table, by the seat that was asked, after so many moves. */
interface Draft {
  readonly id: string
  readonly seat: Seat
  readonly moves: number
  readonly action: Action
}

function readDraft(saved: unknown): Draft | undefined {
  const { id, seat, moves, action } = saved as Draft
  const isDraft =
    typeof id === 'string' &&
    Number.isInteger(seat) &&
    Number.isInteger(moves) &&
    typeof action.kind === 'string'
  return isDraft ? { id, seat, moves, action } : undefined
}

/** A number of moves that no position has. */
const NEVER = -1

/** So many are kept; the oldest goes first. */
const MOST = 30

/** Where something is selected. */
type Place = Pick<Position, 'id' | 'moves' | 'turn' | 'online'>

const isOf =
  ({ id, turn }: Place) =>
  (draft: Draft): boolean =>
    draft.id === id && draft.seat === turn?.seat

type Change = (drafts: readonly Draft[]) => readonly Draft[]

/** What is not written down yet. */
let changes: readonly Change[] = []

/** To read and write takes a device longer than to draw: a press is answered first. */
function change(drafts: Change): void {
  changes = [...changes, drafts]
  if (changes.length === 1) requestAnimationFrame(() => setTimeout(writeSelections))
}

/** Writes down what was selected; nobody can tell for how long a page stays that nobody sees. */
export function writeSelections(): void {
  if (changes.length === 0) return
  const drafts = changes.reduce((before, next) => next(before), readLocalList(NAME, readDraft))
  changes = []
  writeLocal(NAME, drafts.length > 0 ? JSON.stringify(drafts.slice(-MOST)) : null)
}

const forget = (isGone: (draft: Draft) => boolean): void =>
  change((drafts) => drafts.filter((draft) => !isGone(draft)))

/** What is selected stays on this device, so that a reload does not lose it. */
export function saveSelection(place: Place, action: Action): void {
  const { id, moves, turn } = place
  if (!turn) return
  forgetSelection(place)
  change((drafts) => [...drafts, { id, seat: turn.seat, moves, action: { ...action } }])
}

export const forgetSelection = (place: Place): void => forget(isOf(place))

/** Moves were taken back: however many stand again, what was selected is of another position. */
export const ageSelections = (table: string): void =>
  change((drafts) => drafts.map((draft) => (draft.id === table ? { ...draft, moves: NEVER } : draft)))

/** At a table where the game is over, or gone, nothing is selected any more. */
export const forgetSelectionsOf = (table: string): void => forget(({ id }) => id === table)

/**
 * What was selected in this very position before. At a table of the server
 * others may have moved since; then it is old, and may not fit any more.
 */
export function savedSelection(
  place: Place,
): { readonly action: Action; readonly isOld: boolean } | undefined {
  writeSelections()
  const draft = readLocalList(NAME, readDraft).find(isOf(place))
  if (!draft) return undefined
  const isOld = draft.moves !== place.moves
  return isOld && place.online === undefined ? undefined : { action: draft.action, isOld }
}
