import type { Seat } from '@roundhouse/kernel'
import { type Preview, previewWith } from '@roundhouse/view'
import type { BnoAction, Kind } from '../actions.ts'
import type { State } from '../state.ts'
import { buildingPreviews } from './previews/building.ts'
import { equipmentPreviews } from './previews/equipment.ts'
import { incomePreviews } from './previews/income.ts'
import type { Previews } from './previews/preview.ts'
import { profitPreviews } from './previews/profit.ts'
import { stockPreviews } from './previews/stock.ts'
import type { Wording } from './wording.ts'

const PREVIEWS: Previews<Kind> = {
  ...stockPreviews,
  ...equipmentPreviews,
  ...buildingPreviews,
  ...incomePreviews,
  ...profitPreviews,
}

/** An action as it is put to the one who may do it. */
export const previewFor = (state: State, action: BnoAction, seat: Seat, wording: Wording): Preview =>
  previewWith(PREVIEWS, state, action, seat, wording)
