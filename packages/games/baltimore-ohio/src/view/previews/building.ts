import type { HexName } from '@roundhouse/board'
import type { Preview } from '@roundhouse/view'
import { HEX } from '../../components/map.ts'
import { COAL_INCOME } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { type BnoWording, cityName, money } from '../wording.ts'
import type { BnoParts } from './outcome.ts'

export const buildingParts: BnoParts<'build' | 'take-coal'> = {
  build: ({ before: { technology }, after }, { hex }, _, wording) => {
    const { choices, notes } = wording.words
    const { cost, city } = HEX.get(hex)!
    const { built } = after.operation!
    return {
      label: choices.build({ place: cityName(wording, hex), price: money(cost) }),
      costBreakdown: receiptOf(built, wording),
      notes: [
        ...(city ? [notes.cityGives({ name: city.name, price: money(cityIncome(hex, technology)) })] : []),
        notes.cubeOf({ number: built.length, of: technology }),
      ],
      hex,
    }
  },
  'take-coal': (_outcome, { hex }, _seat, wording) => ({
    label: wording.words.choices.takeCoal({
      place: cityName(wording, hex),
      price: `+${money(COAL_INCOME)}`,
    }),
    notes: [wording.words.notes.insteadOfBuilding],
    hex,
  }),
}

/** BO-7.3: what is built in this operation, each cube with its cost. */
function receiptOf(built: readonly HexName[], wording: BnoWording): NonNullable<Preview['costBreakdown']> {
  const costs = built.map((hex) => HEX.get(hex)!.cost)
  return {
    lines: built.map((hex, place) => ({ label: cityName(wording, hex), value: money(costs[place]!) })),
    total: money(costs.reduce((sum, cost) => sum + cost, 0)),
  }
}
