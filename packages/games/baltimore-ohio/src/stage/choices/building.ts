import type { HexName } from '@roundhouse/board'
import type { Choice } from '@roundhouse/view'
import { HEX } from '../../components/map.ts'
import { COAL_INCOME } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { hexScene } from '../boardScene.ts'
import { money, placeName, type Telling } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'

export const build: Putting<'build'> = (state, action, seat, telling) => {
  const { words } = telling
  const { hex } = action
  const { cost, city } = HEX.get(hex)!
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.build({ place: placeName(telling, hex), price: money(cost) }),
    bill: receiptOf(after.operation!.built, telling),
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
function receiptOf(built: readonly HexName[], telling: Telling): NonNullable<Choice['bill']> {
  const costs = built.map((hex) => HEX.get(hex)!.cost)
  return {
    lines: built.map((hex, place) => ({ label: placeName(telling, hex), value: money(costs[place]!) })),
    total: money(costs.reduce((sum, cost) => sum + cost, 0)),
  }
}

export const takeCoal: Putting<'take-coal'> = (state, action, seat, telling) => {
  const { words } = telling
  const { hex } = action
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.takeCoal({ place: placeName(telling, hex), price: `+${money(COAL_INCOME)}` }),
    notes: [words.notes.insteadOfBuilding],
    hex: hexScene(after, hex, words),
  }))
}
