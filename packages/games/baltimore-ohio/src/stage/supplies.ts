import type { SupplyScene } from '@roundhouse/kernel'
import { EQUIPMENT } from '../components/equipment.ts'
import { LAST_TECHNOLOGY, MAINTENANCE, startingPrices } from '../components/money.ts'
import { type State, topCard } from '../state.ts'
import { cardHint, cardName } from './companies.ts'
import { money, type Telling } from './telling.ts'

type Item = SupplyScene['items'][number]

export const supplyScenes = (state: State, telling: Telling): SupplyScene[] => [
  { id: 'equipment', title: telling.words.supplies.equipment, items: stackItems(state, telling) },
  { id: 'technology', title: telling.words.supplies.technology, items: levelItems(state, telling) },
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

/** BO-6.3: what each level means for everyone. */
const levelItems = ({ technology }: State, { words }: Telling): Item[] =>
  Array.from({ length: LAST_TECHNOLOGY }, (_, place) => place + 1).map((level) => ({
    label: String(level),
    value: words.supplies.levelFacts({
      cubes: level,
      companies: level,
      maintenance: money(MAINTENANCE * level),
      prices: startingPrices(level).join('/'),
    }),
    ...(level === technology && { now: true as const }),
  }))
