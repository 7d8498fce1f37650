import { placeTokenFor } from '@roundhouse/18xx'
import { emptyAt, tokensOf } from '@roundhouse/board'
import { refusal } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CHICAGO, WESTERN_INDIANA_CITY } from '../components/companies.ts'
import { corporationOnTurn, refuseCorporationStep } from '../operationStep.ts'
import { TITLE } from '../title.ts'
import { closeOtherWindows, refuseNotInPlay, refuseNotOwner, refuseTooLate } from './powers.ts'

/** 1846-3.51: an additional token in Chicago, free, not linked and beside the token of the turn (1846-3.21, 1846-3.71). */
export const privateToken = step1846('private-token', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'build', 'dividend', 'trains'),
  candidates: () => [{ action: { kind: 'private-token', city: WESTERN_INDIANA_CITY } }],
  refuse(state, { city }) {
    const corporation = corporationOnTurn(state)
    const refused = refuseNotInPlay(state, 'C&WI') ?? refuseNotOwner(state, 'C&WI', '1846-3.51')
    if (refused) return refused
    if (state.privates['C&WI'].uses === 0) return refusal('1846-3.51', 'used', { corporation })
    const late = refuseTooLate(state, 'C&WI')
    if (late) return late
    if (tokensOf(state.board, corporation).some(({ hex }) => hex === CHICAGO))
      return refusal('1846-3.52', 'chicago', { corporation })
    if (city !== WESTERN_INDIANA_CITY) return refusal('1846-3.51', 'city')
    // 1846-3.50: open to all once a corporation has bought the private
    return emptyAt(state.board, BOARD, CHICAGO, WESTERN_INDIANA_CITY) > 0
      ? undefined
      : refusal('1846-3.51', 'taken')
  },
  apply(state, _action, _seat, emit) {
    closeOtherWindows(state, 'C&WI')
    state.privates['C&WI'].uses--
    const place = { hex: CHICAGO, city: WESTERN_INDIANA_CITY }
    placeTokenFor(TITLE, state, corporationOnTurn(state), place, undefined, 0, emit, 'C&WI')
  },
})
