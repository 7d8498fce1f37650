import { cardOf } from '../../components/equipment.ts'
import { MAP } from '../../components/map.ts'
import { startingPrices } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { cardHint } from '../companies.ts'
import { type BnoWording, money } from '../wording.ts'
import type { BnoOutcome } from './outcome.ts'
import { type BnoPreviews, previewOf } from './preview.ts'

const buyEquipment: BnoPreviews<'buy-equipment'>['buy-equipment'] = (state, action, seat, wording) => {
  const { level, cost } = cardOf(action.card)
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.buyEquipment({ level, price: money(cost) }),
    notes: [cardHint(action.card, wording), ...levelNotes(outcome, wording)],
  }))
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

const scrap: BnoPreviews<'scrap'>['scrap'] = (state, action, seat, wording) => {
  const { level, scrap: value } = cardOf(action.card)
  return previewOf(state, action, seat, wording, () => ({
    label: wording.words.choices.scrap({ level, price: money(value) }),
  }))
}

export const equipmentPreviews: BnoPreviews<'buy-equipment' | 'scrap'> = {
  'buy-equipment': buyEquipment,
  scrap,
}
