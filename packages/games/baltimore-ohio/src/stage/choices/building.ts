import { HEX } from '../../components/map.ts'
import { COAL_INCOME } from '../../components/money.ts'
import { cityIncome } from '../../rounds/income.ts'
import { hexScene } from '../boardScene.ts'
import { money, placeName } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'

export const build: Putting<'build'> = (state, action, seat, telling) => {
  const { words } = telling
  const { hex } = action
  const { cost, city } = HEX.get(hex)!
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.build({ place: placeName(telling, hex), price: money(cost) }),
    notes: [
      ...(city
        ? [words.notes.cityGives({ name: city.name, price: money(cityIncome(hex, state.technology)) })]
        : []),
      words.notes.cubeOf({ number: after.operation!.built.length, of: state.technology }),
    ],
    hex: hexScene(after, hex, words),
  }))
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
