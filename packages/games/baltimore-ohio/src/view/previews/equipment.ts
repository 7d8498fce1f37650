import { cardOf } from '../../components/equipment.ts'
import { MAP } from '../../components/map.ts'
import { startingPrices } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { cardHint } from '../companies.ts'
import { type BnoWording, money } from '../wording.ts'
import type { BnoOutcome, BnoParts } from './outcome.ts'

export const equipmentParts: BnoParts<'buy-equipment' | 'scrap'> = {
  'buy-equipment': (outcome, { card }, _, wording) => {
    const { level, cost } = cardOf(card)
    return {
      label: wording.words.choices.buyEquipment({ level, price: money(cost) }),
      notes: [cardHint(card, wording), ...levelNotes(outcome, wording)],
    }
  },
  scrap: (_outcome, { card }, _seat, { words }) => {
    const { level, scrap: value } = cardOf(card)
    return { label: words.choices.scrap({ level, price: money(value) }) }
  },
}

/** BO-3.14, BO-8.4: what a new level changes besides what it warns of. */
function levelNotes({ before, after }: BnoOutcome, { words: { notes, list, fromTo } }: BnoWording): string[] {
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
