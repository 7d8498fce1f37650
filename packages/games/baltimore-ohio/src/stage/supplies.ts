import type { SupplyScene } from '@roundhouse/view'
import { EQUIPMENT } from '../components/equipment.ts'
import { type State, topCard } from '../state.ts'
import { cardHint, cardName } from './companies.ts'
import { money, type Telling } from './telling.ts'

type Item = SupplyScene['items'][number]

export const supplyScenes = (state: State, telling: Telling): SupplyScene[] => [
  {
    id: 'equipment',
    title: telling.words.supplies.equipment,
    inSight: true,
    items: stackItems(state, telling),
  },
]

/** BO-6.1: the cards still in the stack, the one for sale first. */
const stackItems = (state: State, telling: Telling): Item[] =>
  EQUIPMENT.slice(state.cardsSold).map(({ number, level, cost }) => ({
    id: cardName(number),
    label: telling.words.equipment.level({ level }),
    value: money(cost),
    hint: cardHint(number, telling),
    ...(number === topCard(state)?.number && { now: true as const }),
  }))
