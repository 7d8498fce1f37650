import { type PreviewsByKind, previewsFrom } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import type { BnoState } from '../state.ts'
import { buildingParts } from './previews/building.ts'
import { equipmentParts } from './previews/equipment.ts'
import { incomeParts } from './previews/income.ts'
import { bnoPreviewer } from './previews/previewer.ts'
import { stockParts } from './previews/stock.ts'
import type { BnoWording } from './wording.ts'

/** How every action is put to the one who may do it. */
export const bnoPreviews: PreviewsByKind<BnoState, BnoAction, BnoWording> = previewsFrom(bnoPreviewer, {
  ...stockParts,
  ...equipmentParts,
  ...buildingParts,
  ...incomeParts,
})
