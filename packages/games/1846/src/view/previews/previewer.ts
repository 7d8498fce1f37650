import { PREVIEWING_18XX } from '@roundhouse/18xx/view'
import type { Previewer } from '@roundhouse/view'
import type { Action1846 } from '../../actions.ts'
import type { Event1846 } from '../../events.ts'
import { game1846 } from '../../index.ts'
import type { State1846 } from '../../state.ts'
import { hexScene } from '../boardScene.ts'
import type { Wording1846 } from '../wording.ts'
import { changesOf } from './changes.ts'
import { effectsOf, warningsOf } from './warnings.ts'

/** What is told of whatever is done. */
export const previewer1846: Previewer<State1846, Action1846, Event1846, Wording1846> = {
  ...PREVIEWING_18XX,
  game: game1846,
  boundaries: [...PREVIEWING_18XX.boundaries, 'draft-resumed'],
  changes: changesOf,
  warnings: warningsOf,
  effects: effectsOf,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}
