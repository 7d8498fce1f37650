import { PREVIEWER_18XX } from '@roundhouse/18xx/view'
import type { ActionOutcome, PartsByKind, PreviewGame } from '@roundhouse/view'
import type { Action1856 } from '../../actions.ts'
import type { Event1856 } from '../../events.ts'
import { game1856 } from '../../index.ts'
import type { State1856 } from '../../state.ts'
import type { Wording1856 } from '../wording.ts'

/** What an action would do. */
export type Outcome1856 = ActionOutcome<State1856, Event1856>

/** What is said of actions of some kinds. */
export type Parts1856 = Partial<PartsByKind<Outcome1856, Action1856, Wording1856>>

/** How an action is played on a copy. */
export const PREVIEW_GAME: PreviewGame<State1856, Action1856, Event1856> = {
  ...PREVIEWER_18XX,
  game: game1856,
}
