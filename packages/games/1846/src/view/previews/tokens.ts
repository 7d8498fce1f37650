import { placeName } from '@roundhouse/18xx/view'
import { reachesStop } from '@roundhouse/board'
import { BOARD } from '../../components/board.ts'
import { CHICAGO, CORPORATION, MARKER } from '../../components/companies.ts'
import { TOKEN_COST } from '../../components/money.ts'
import { operating } from '../../operating.ts'
import { hexScene } from '../boardScene.ts'
import { money } from '../wording.ts'
import { paidFor } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const token: PreviewOf<'token'> = (state, action, seat, wording) => {
  const { words } = wording
  const { hex, city } = action
  const corporation = operating(state)
  const isKept = CORPORATION[corporation].reserved?.hex === hex
  const isLinked = reachesStop(state.board, BOARD, corporation, hex, city)
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: words.choices.token({ place: placeName(wording, hex), price: money(paidFor(outcome, 'token')) }),
    notes: [
      ...(isKept && paidFor(outcome, 'token') !== TOKEN_COST ? [words.notes.keptFor] : []),
      ...(isLinked ? [] : [words.notes.unlinked]),
    ],
    hex: hexScene(outcome.after, hex, words),
  }))
}

export const privateToken: PreviewOf<'private-token'> = (state, action, seat, wording) => {
  const { words } = wording
  return previewOf(state, action, seat, wording, ({ after }) => ({
    label: words.choices.freeToken({ place: placeName(wording, CHICAGO) }),
    notes: [words.notes.extra],
    hex: hexScene(after, CHICAGO, words),
  }))
}

export const placeMarker: PreviewOf<'place-marker'> = (state, action, seat, wording) => {
  const { words } = wording
  return previewOf(state, action, seat, wording, ({ after }) => ({
    label: words.choices.placeMarker({
      marker: words.markers[action.private],
      place: placeName(wording, action.hex),
      bonus: `+${money(MARKER[action.private].bonus)}`,
    }),
    hex: hexScene(after, action.hex, words),
  }))
}
