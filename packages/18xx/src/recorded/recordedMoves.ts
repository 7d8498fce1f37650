import type { Move, Recording, Seat } from '@roundhouse/kernel'
import { endedByOf, type RecordedFile, type SingleAction } from './file.ts'
import { actionsNotUndone, singleActions } from './undoRedo.ts'
import { Unreadable } from './unreadable.ts'

/** How a title reads what was recorded. */
export interface Translation<State> {
  /** What an action comes to in this position, if to anything. */
  translate(state: State, action: SingleAction): Move | undefined
  /** The next move that 18xx.games made by itself after an action and before the next one; asked until there is none. */
  advance(state: State, done: SingleAction, next: SingleAction | undefined): Move | undefined
  /** Who is asked first, and answers for what cannot be read. */
  asked(state: State): Seat
}

/** The actions of a file that stand, the moves that each comes to, and who ended the game. */
export function recordedMoves<State>(
  file: RecordedFile,
  title: Translation<State>,
): Pick<Recording<State>, 'actions' | 'endedBy' | 'movesFor'> {
  const standing = actionsNotUndone(file.actions)
  const places = new Map(file.actions.map((action, place) => [action, place]))
  // between actions that were taken back later a message may stand where nothing else does
  const left = standing
    .filter(({ type }) => type !== 'message')
    .map((action) => ({
      id: action.id ?? 0,
      place: places.get(action)!,
      singles: singleActions(action),
    }))
  function nextAfter(index: number): SingleAction | undefined {
    let next = index + 1
    while (left[next]?.singles.length === 0) next++
    return left[next]?.singles[0]
  }
  return {
    actions: left,
    endedBy: endedByOf(file, standing),
    *movesFor(state, index) {
      const { singles } = left[index]!
      for (const [number, action] of singles.entries()) {
        const next = singles[number + 1] ?? nextAfter(index)
        const advance = () => title.advance(state, action, next)
        for (let move = translateReadable(title, state, action) ?? advance(); move; move = advance())
          yield move
      }
    },
  }
}

/** What cannot be read is handed on as it is, and refused like anything of no known form. */
function translateReadable<State>(
  { translate, asked }: Translation<State>,
  state: State,
  action: SingleAction,
): Move | undefined {
  try {
    return translate(state, action)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { seat: asked(state), action: { kind: 'unreadable' } }
  }
}
