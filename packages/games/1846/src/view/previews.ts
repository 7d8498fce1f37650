import { type PreviewsByKind, previewsFrom } from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import type { State1846 } from '../state.ts'
import { boardParts } from './previews/board.ts'
import { openDraftParts, secretPreviews } from './previews/draft.ts'
import { previewer1846 } from './previews/previewer.ts'
import { runningParts } from './previews/runs.ts'
import { shareParts } from './previews/shares.ts'
import { trainParts } from './previews/trains.ts'
import type { Wording1846 } from './wording.ts'

/** How every action is put to the one who may do it. */
export const previews1846: PreviewsByKind<State1846, Action1846, Wording1846> = {
  ...secretPreviews,
  ...previewsFrom(previewer1846, {
    ...openDraftParts,
    ...shareParts,
    ...boardParts,
    ...runningParts,
    ...trainParts,
  }),
}
