import type { SupplyScene } from '@roundhouse/view'
import { EQUIPMENT } from '../components/equipment.ts'
import { type BnoState, topCard } from '../state.ts'
import { cardHint, cardName } from './companies.ts'
import { type BnoWording, money } from './wording.ts'

type Item = SupplyScene['items'][number]

export const supplyScenes = (state: BnoState, wording: BnoWording): SupplyScene[] => [
  {
    id: 'equipment',
    title: wording.words.supplies.equipment,
    inSight: true,
    items: stackItems(state, wording),
  },
]

/** BO-6.1: the cards still in the stack, the one for sale first. */
const stackItems = (state: BnoState, wording: BnoWording): Item[] =>
  EQUIPMENT.slice(state.cardsSold).map(({ number, level, cost }) => ({
    id: cardName(number),
    label: wording.words.equipment.level({ level }),
    value: money(cost),
    hint: cardHint(number, wording),
    ...(number === topCard(state)?.number && { now: true as const }),
  }))
