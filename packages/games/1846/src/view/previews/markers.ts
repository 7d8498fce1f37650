import { placeName } from '@roundhouse/18xx/view'
import { HEX } from '../../components/board.ts'
import { MARKER } from '../../components/companies.ts'
import { PORT } from '../../components/money.ts'
import { hexScene } from '../boardScene.ts'
import { money } from '../wording.ts'
import { type Previews1846, previewFrom } from './preview.ts'

export const markerPreviews: Previews1846<'set-port' | 'set-beneficiary' | 'leave-markers' | 'place-marker'> =
  {
    'set-port': previewFrom(({ after }, { hex }, _, wording) => ({
      label: wording.words.choices.setPort({
        place: placeName(wording, hex),
        bonus: `+${money(PORT * HEX.get(hex)!.ports!)}`,
      }),
      hex: hexScene(after, hex, wording.words),
    })),
    'set-beneficiary': previewFrom((_outcome, action, _seat, { words }) => ({
      label: words.choices.setBeneficiary(action),
    })),
    'leave-markers': previewFrom((_outcome, _action, _seat, { words }) => ({
      label: words.choices.leaveMarkers,
    })),
    'place-marker': previewFrom(({ after }, { private: id, hex }, _, wording) => ({
      label: wording.words.choices.placeMarker({
        marker: wording.words.markers[id],
        place: placeName(wording, hex),
        bonus: `+${money(MARKER[id].bonus)}`,
      }),
      hex: hexScene(after, hex, wording.words),
    })),
  }
