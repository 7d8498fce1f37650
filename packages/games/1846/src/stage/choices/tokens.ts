import { hasBit } from '@roundhouse/board'
import { CHICAGO, CORPORATION, MARKER } from '../../components/companies.ts'
import { TOKEN_COST } from '../../components/money.ts'
import { operating } from '../../operating.ts'
import { reachNow } from '../../track/board.ts'
import { hexScene } from '../boardScene.ts'
import { money, placeName } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { paidFor } from './outcome.ts'

export const token: Putting<'token'> = (state, action, seat, telling) => {
  const { words } = telling
  const { hex, city } = action
  const corporation = operating(state)
  const isKept = CORPORATION[corporation].reserved?.hex === hex
  const isLinked = hasBit(reachNow(state, corporation).get(hex)?.stops ?? 0, city)
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: words.choices.token({ place: placeName(telling, hex), price: money(paidFor(outcome, 'token')) }),
    notes: [
      ...(isKept && paidFor(outcome, 'token') !== TOKEN_COST ? [words.notes.keptFor] : []),
      ...(isLinked ? [] : [words.notes.unlinked]),
    ],
    hex: hexScene(outcome.after, hex, words),
  }))
}

export const privateToken: Putting<'private-token'> = (state, action, seat, telling) => {
  const { words } = telling
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.freeToken({ place: placeName(telling, CHICAGO) }),
    notes: [words.notes.extra],
    hex: hexScene(after, CHICAGO, words),
  }))
}

export const placeMarker: Putting<'place-marker'> = (state, action, seat, telling) => {
  const { words } = telling
  return choiceOf(state, action, seat, telling, ({ after }) => ({
    label: words.choices.placeMarker({
      marker: words.markers[action.private],
      place: placeName(telling, action.hex),
      bonus: `+${money(MARKER[action.private].bonus)}`,
    }),
    hex: hexScene(after, action.hex, words),
  }))
}
