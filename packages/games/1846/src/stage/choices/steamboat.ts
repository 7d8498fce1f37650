import { HEX } from '../../components/board.ts'
import { PORT } from '../../components/money.ts'
import { hexScene } from '../boardScene.ts'
import { money, placeName } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'

export const setPort: Putting<'set-port'> = (state, action, seat, telling) => {
  const { words } = telling
  const { hex } = action
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.setPort({
      place: placeName(telling, hex),
      bonus: `+${money(PORT * HEX.get(hex)!.ports!)}`,
    }),
    hex: hexScene(after, hex, words),
  }))
}

export const setBeneficiary: Putting<'set-beneficiary'> = (state, action, seat, telling) =>
  choiceOf(state, action, seat, telling, () => ({
    label: telling.words.choices.setBeneficiary(action),
  }))

export const leaveMarkers: Putting<'leave-markers'> = (state, action, seat, telling) =>
  choiceOf(state, action, seat, telling, () => ({ label: telling.words.choices.leaveMarkers }))
