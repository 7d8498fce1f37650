import type { Move, Recording, Seat } from '@roundhouse/kernel'
import type { RecordedFile, SingleAction } from './file.ts'
import { actionsNotUndone, singleActions } from './undoRedo.ts'
import { Unreadable } from './unreadable.ts'

/** How a title reads what was recorded. */
export interface Translation<State> {
  /** What an action comes to in this position. */
  translate(state: State, action: SingleAction): Iterable<Move>
  /** What 18xx.games did by itself after an action and before the next one. */
  advance(state: State, done: SingleAction, next: SingleAction | undefined): Iterable<Move>
  /** Who is asked first, and answers for what cannot be read. */
  asked(state: State): Seat
}

/** The actions of a file that stand, and the moves that each comes to. */
export function recordedMoves<State>(
  { actions }: RecordedFile,
  title: Translation<State>,
): Pick<Recording<State>, 'actions' | 'movesFor'> {
  const left = actionsNotUndone(actions).map((action) => ({
    id: action.id ?? 0,
    singles: singleActions(action),
  }))
  function nextAfter(index: number): SingleAction | undefined {
    let next = index + 1
    while (left[next]?.singles.length === 0) next++
    return left[next]?.singles[0]
  }
  return {
    actions: left,
    *movesFor(state, index) {
      const { singles } = left[index]!
      for (const [number, action] of singles.entries()) {
        yield* translateReadable(title, state, action)
        yield* title.advance(state, action, singles[number + 1] ?? nextAfter(index))
      }
    },
  }
}

/** What cannot be read is handed on as it is, and refused like anything of no known form. */
function* translateReadable<State>(
  { translate, asked }: Translation<State>,
  state: State,
  action: SingleAction,
): Generator<Move> {
  try {
    yield* translate(state, action)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    yield { seat: asked(state), action: { kind: 'unreadable' } }
  }
}
