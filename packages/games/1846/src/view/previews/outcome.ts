import { PREVIEWER_18XX } from '@roundhouse/18xx/view'
import type { ActionOutcome, PartsByKind, PreviewGame } from '@roundhouse/view'
import type { Action1846 } from '../../actions.ts'
import type { Event1846 } from '../../events.ts'
import { game1846 } from '../../index.ts'
import type { State1846 } from '../../state.ts'
import type { Wording1846 } from '../wording.ts'

/** What an action would do. */
export type Outcome1846 = ActionOutcome<State1846, Event1846>

/** What is said of actions of some kinds. */
export type Parts1846 = Partial<PartsByKind<Outcome1846, Action1846, Wording1846>>

/** How an action is played on a copy. */
export const PREVIEW_GAME: PreviewGame<State1846, Action1846, Event1846> = {
  ...PREVIEWER_18XX,
  game: game1846,
  boundaries: [...PREVIEWER_18XX.boundaries, 'draft-resumed'],
}
