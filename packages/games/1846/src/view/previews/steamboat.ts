import { placeName } from '@roundhouse/18xx/view'
import { HEX } from '../../components/board.ts'
import { PORT } from '../../components/money.ts'
import { hexScene } from '../boardScene.ts'
import { money } from '../wording.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const setPort: PreviewOf<'set-port'> = (state, action, seat, wording) => {
  const { words } = wording
  const { hex } = action
  return previewOf(state, action, seat, wording, ({ after }) => ({
    label: words.choices.setPort({
      place: placeName(wording, hex),
      bonus: `+${money(PORT * HEX.get(hex)!.ports!)}`,
    }),
    hex: hexScene(after, hex, words),
  }))
}

export const setBeneficiary: PreviewOf<'set-beneficiary'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, () => ({
    label: wording.words.choices.setBeneficiary(action),
  }))

export const leaveMarkers: PreviewOf<'leave-markers'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, () => ({ label: wording.words.choices.leaveMarkers }))
