import type { Seat } from '@roundhouse/kernel'
import { type Preview, previewWith } from '@roundhouse/view'
import type { BnoAction, BnoKind } from '../actions.ts'
import type { BnoState } from '../state.ts'
import { buildingPreviews } from './previews/building.ts'
import { equipmentPreviews } from './previews/equipment.ts'
import { incomePreviews } from './previews/income.ts'
import type { BnoPreviews } from './previews/preview.ts'
import { profitPreviews } from './previews/profit.ts'
import { stockPreviews } from './previews/stock.ts'
import type { BnoWording } from './wording.ts'

const PREVIEWS: BnoPreviews<BnoKind> = {
  ...stockPreviews,
  ...equipmentPreviews,
  ...buildingPreviews,
  ...incomePreviews,
  ...profitPreviews,
}

/** An action as it is put to the one who may do it. */
export const previewFor = (state: BnoState, action: BnoAction, seat: Seat, wording: BnoWording): Preview =>
  previewWith(PREVIEWS, state, action, seat, wording)
