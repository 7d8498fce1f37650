import { cardOf } from '../../components/equipment.ts'
import { MAP } from '../../components/map.ts'
import { startingPrices } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { cardHint } from '../companies.ts'
import { money, type Telling } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import type { Outcome } from './outcome.ts'

export const buyEquipment: Putting<'buy-equipment'> = (state, action, seat, telling) => {
  const { level, cost } = cardOf(action.card)
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: telling.words.choices.buyEquipment({ level, price: money(cost) }),
    notes: [cardHint(action.card, telling), ...levelNotes(outcome, telling)],
  }))
}

/** BO-3.14, BO-8.4: what a new level changes besides what it warns of. */
function levelNotes({ before, after }: Outcome, { words: { notes, list, fromTo } }: Telling): string[] {
  if (before.technology === after.technology) return []
  const prices = startingPrices(after.technology).map(money)
  const falling = MAP.flatMap(({ hex, city }) => {
    const [now, then] = city
      ? [cityIncome(hex, before.technology), cityIncome(hex, after.technology)]
      : [0, 0]
    return now > then ? [fromTo({ what: city!.name, before: money(now), after: money(then) })] : []
  })
  return [
    ...(prices.length > 0 ? [notes.startingPrices({ prices: list(prices) })] : []),
    ...(falling.length > 0 ? [notes.incomesFall({ cities: list(falling) })] : []),
  ]
}

export const scrap: Putting<'scrap'> = (state, action, seat, telling) => {
  const { level, scrap: value } = cardOf(action.card)
  return choiceOf(state, action, seat, telling, () => ({
    label: telling.words.choices.scrap({ level, price: money(value) }),
  }))
}
