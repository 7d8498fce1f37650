import { copy } from '@roundhouse/kernel'
import type { Previewer } from '@roundhouse/view'
import type { BnoAction } from '../../actions.ts'
import type { BnoEvent } from '../../events.ts'
import { baltimoreOhio } from '../../index.ts'
import type { BnoState } from '../../state.ts'
import { hexScene } from '../boardScene.ts'
import type { BnoWording } from '../wording.ts'
import { changesOf, pricesOf } from './changes.ts'
import { warningsOf } from './warnings.ts'

/** What is told of whatever is done. */
export const bnoPreviewer: Previewer<BnoState, BnoAction, BnoEvent, BnoWording> = {
  game: baltimoreOhio,
  fork: copy,
  boundaries: [],
  changes: changesOf,
  prices: pricesOf,
  warnings: warningsOf,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}
