import type { Move } from './record.ts'
import type { Session } from './session.ts'

/** Whether a person made a move, and not a bot. */
export type IsPersons = (made: Move) => boolean

type Undoing = Pick<Session, 'joined'> & {
  readonly table: { readonly moves: readonly Move[]; readonly undone: readonly Move[] }
}

/** How many moves an undo takes back: all of one press of a person, and what bots did since; 0 where only bots have moved. */
export function undoCount({ table: { moves }, joined }: Undoing, isPersons: IsPersons): number {
  const last = moves.findLastIndex((made) => isPersons(made) && !joined.has(made))
  return last < 0 ? 0 : moves.length - last
}

/** How many moves a redo gives back: the first, what was made in one press with it, and what bots did after it. */
export function redoCount({ table: { undone }, joined }: Undoing, isPersons: IsPersons): number {
  if (undone.length === 0) return 0
  const next = undone.slice(0, -1).findLastIndex((made) => isPersons(made) && !joined.has(made))
  return undone.length - 1 - next
}
