import { fork } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import { type ActionOutcome, type PreviewGame, playOnCopy } from '@roundhouse/view'
import type { Action1846 } from '../../actions.ts'
import type { Event1846 } from '../../events.ts'
import { game1846 } from '../../index.ts'
import type { State1846 } from '../../state.ts'

/** What an action would do. */
export type Outcome1846 = ActionOutcome<State1846, Event1846>

const PLAYED: PreviewGame<State1846, Action1846, Event1846> = {
  game: game1846,
  fork,
  boundaries: [
    'passed',
    'priority',
    'stock-round',
    'operating-round',
    'operating',
    'turn-ended',
    'draft-resumed',
  ],
}

/** Does the actions, one after the other, on a copy. */
export const outcomeOf = (
  before: State1846,
  ...actions: readonly (readonly [Seat, Action1846])[]
): Outcome1846 => playOnCopy(PLAYED, before, actions)
