import { PREVIEWER_18XX } from '@roundhouse/18xx/view'
import type { ActionOutcome, PartsByKind, PreviewGame } from '@roundhouse/view'
import type { Action1860 } from '../../actions.ts'
import type { Event1860 } from '../../events.ts'
import { game1860 } from '../../index.ts'
import type { State1860 } from '../../state.ts'
import type { Wording1860 } from '../wording.ts'

/** What an action would do. */
export type Outcome1860 = ActionOutcome<State1860, Event1860>

/** What is said of actions of some kinds. */
export type Parts1860 = Partial<PartsByKind<Outcome1860, Action1860, Wording1860>>

/** How an action is played on a copy. */
export const PREVIEW_GAME: PreviewGame<State1860, Action1860, Event1860> = {
  ...PREVIEWER_18XX,
  game: game1860,
}
