import type { HexName } from '@roundhouse/board'
import type { Preview } from '@roundhouse/view'
import { HEX } from '../../components/map.ts'
import { COAL_INCOME } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { hexScene } from '../boardScene.ts'
import { type BnoWording, cityName, money } from '../wording.ts'
import { type BnoPreviews, previewOf } from './preview.ts'

const build: BnoPreviews<'build'>['build'] = (state, action, seat, wording) => {
  const { words } = wording
  const { hex } = action
  const { cost, city } = HEX.get(hex)!
  return previewOf(state, action, seat, wording, ({ after }) => ({
    label: words.choices.build({ place: cityName(wording, hex), price: money(cost) }),
    costBreakdown: receiptOf(after.operation!.built, wording),
    notes: [
      ...(city
        ? [words.notes.cityGives({ name: city.name, price: money(cityIncome(hex, state.technology)) })]
        : []),
      words.notes.cubeOf({ number: after.operation!.built.length, of: state.technology }),
    ],
    hex: hexScene(after, hex, words),
  }))
}

/** BO-7.3: what is built in this operation, each cube with its cost. */
function receiptOf(built: readonly HexName[], wording: BnoWording): NonNullable<Preview['costBreakdown']> {
  const costs = built.map((hex) => HEX.get(hex)!.cost)
  return {
    lines: built.map((hex, place) => ({ label: cityName(wording, hex), value: money(costs[place]!) })),
    total: money(costs.reduce((sum, cost) => sum + cost, 0)),
  }
}

const takeCoal: BnoPreviews<'take-coal'>['take-coal'] = (state, action, seat, wording) => {
  const { words } = wording
  const { hex } = action
  return previewOf(state, action, seat, wording, ({ after }) => ({
    label: words.choices.takeCoal({ place: cityName(wording, hex), price: `+${money(COAL_INCOME)}` }),
    notes: [words.notes.insteadOfBuilding],
    hex: hexScene(after, hex, words),
  }))
}

export const buildingPreviews: BnoPreviews<'build' | 'take-coal'> = {
  build,
  'take-coal': takeCoal,
}
