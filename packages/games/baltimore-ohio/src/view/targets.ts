import { onCompany, onHex, onTrain, type Target, targetBy } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { cardName } from './companies.ts'

const onEquipment = ({ card }: { readonly card: number }): Target => onTrain(cardName(card))

/** Where a person points to do this. */
export const targetOf = targetBy<BnoAction>({
  sell: onCompany,
  buy: onCompany,
  found: onCompany,
  restart: onCompany,
  redeem: onCompany,
  build: onHex,
  'take-coal': onHex,
  'buy-equipment': onEquipment,
  scrap: onEquipment,
})
