import type { Seat } from '@roundhouse/kernel'
import type { Choice } from '@roundhouse/view'
import type { BnoAction, Kind } from '../actions.ts'
import type { State } from '../state.ts'
import { build, takeCoal } from './choices/building.ts'
import type { Putting } from './choices/choice.ts'
import { buyEquipment, scrap } from './choices/equipment.ts'
import { income } from './choices/income.ts'
import { dividend } from './choices/profit.ts'
import { buy, endTurn, found, pass, redeem, restart, sell } from './choices/stock.ts'
import type { Telling } from './telling.ts'

const PUTTING: { readonly [K in Kind]: Putting<K> } = {
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
export const choiceFor = (state: State, action: BnoAction, seat: Seat, telling: Telling): Choice =>
  (PUTTING[action.kind] as Putting<Kind>)(state, action, seat, telling)
