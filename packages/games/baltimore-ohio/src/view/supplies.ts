import type { SupplyScene } from '@roundhouse/view'
import { EQUIPMENT } from '../components/equipment.ts'
import { type State, topCard } from '../state.ts'
import { cardHint, cardName } from './companies.ts'
import { money, type Wording } from './wording.ts'

type Item = SupplyScene['items'][number]

export const supplyScenes = (state: State, wording: Wording): SupplyScene[] => [
  {
    id: 'equipment',
    title: wording.words.supplies.equipment,
    inSight: true,
    items: stackItems(state, wording),
  },
]

/** BO-6.1: the cards still in the stack, the one for sale first. */
const stackItems = (state: State, wording: Wording): Item[] =>
  EQUIPMENT.slice(state.cardsSold).map(({ number, level, cost }) => ({
    id: cardName(number),
    label: wording.words.equipment.level({ level }),
    value: money(cost),
    hint: cardHint(number, wording),
    ...(number === topCard(state)?.number && { now: true as const }),
  }))
