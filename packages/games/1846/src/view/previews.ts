import type { Seat } from '@roundhouse/kernel'
import { type Preview, previewWith } from '@roundhouse/view'
import type { Action1846, Kind1846 } from '../actions.ts'
import type { State1846 } from '../state.ts'
import { dealPreviews } from './previews/deals.ts'
import { draftPreviews } from './previews/draft.ts'
import { forcedPreviews } from './previews/forced.ts'
import { markerPreviews } from './previews/markers.ts'
import type { Previews1846 } from './previews/preview.ts'
import { privatePreviews } from './previews/privates.ts'
import { runPreviews } from './previews/runs.ts'
import { sharePreviews } from './previews/shares.ts'
import { tokenPreviews } from './previews/tokens.ts'
import { trackPreviews } from './previews/track.ts'
import { trainPreviews } from './previews/trains.ts'
import type { Wording1846 } from './wording.ts'

const PREVIEWS: Previews1846<Kind1846> = {
  ...draftPreviews,
  ...sharePreviews,
  ...markerPreviews,
  ...trackPreviews,
  ...tokenPreviews,
  ...privatePreviews,
  ...runPreviews,
  ...trainPreviews,
  ...forcedPreviews,
  ...dealPreviews,
}

/** An action as it is put to the one who may do it. */
export const previewFor = (state: State1846, action: Action1846, seat: Seat, wording: Wording1846): Preview =>
  previewWith(PREVIEWS, state, action, seat, wording)
