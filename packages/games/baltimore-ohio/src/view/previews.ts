import type { Seat } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { BnoAction, Kind } from '../actions.ts'
import type { State } from '../state.ts'
import { build, takeCoal } from './previews/building.ts'
import { buyEquipment, scrap } from './previews/equipment.ts'
import { income } from './previews/income.ts'
import type { PreviewOf } from './previews/preview.ts'
import { dividend } from './previews/profit.ts'
import { buy, endTurn, found, pass, redeem, restart, sell } from './previews/stock.ts'
import type { Wording } from './wording.ts'

const PUTTING: { readonly [K in Kind]: PreviewOf<K> } = {
  sell,
  buy,
  found,
  restart,
  redeem,
  pass,
  'end-turn': endTurn,
  'buy-equipment': buyEquipment,
  scrap,
  build,
  'take-coal': takeCoal,
  income,
  dividend,
}

/** An action as it is put to the one who may do it. */
export const previewFor = (state: State, action: BnoAction, seat: Seat, wording: Wording): Preview =>
  (PUTTING[action.kind] as PreviewOf<Kind>)(state, action, seat, wording)
