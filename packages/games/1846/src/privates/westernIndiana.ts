import { emptyAt, placeToken, tokensOf } from '@roundhouse/board'
import { refusal, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CHICAGO, WESTERN_INDIANA_CITY } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { closedToMinors, operating } from '../operating.ts'
import type { State1846 } from '../state.ts'
import { notInPlay, notItsOwner } from './ownership.ts'
import { closeOtherWindows, whyTooLate } from './using.ts'

/** 1846-3.51: an additional token in Chicago, free, not linked and beside the token of the turn (1846-3.21, 1846-3.71). */
export const privateToken = step<State1846, ActionOf<'private-token'>>({
  kind: 'private-token',
  shape: SHAPES['private-token'],
  open: (state, seat) => closedToMinors(state, seat, 'build', 'dividend', 'trains'),
  candidates: () => [{ action: { kind: 'private-token', city: WESTERN_INDIANA_CITY } }],
  refuse(state, { city }) {
    const corporation = operating(state)
    const refused = notInPlay(state, 'C&WI') ?? notItsOwner(state, 'C&WI', '1846-3.51')
    if (refused) return refused
    if (state.privates['C&WI'].uses === 0) return refusal('1846-3.51', 'used', { corporation })
    const late = whyTooLate(state, 'C&WI')
    if (late) return late
    if (tokensOf(state.board, corporation).some(({ hex }) => hex === CHICAGO))
      return refusal('1846-3.52', 'chicago', { corporation })
    if (city !== WESTERN_INDIANA_CITY) return refusal('1846-3.51', 'city')
    // 1846-3.50: open to all once a corporation has bought the private
    return emptyAt(state.board, BOARD, CHICAGO, WESTERN_INDIANA_CITY) > 0
      ? undefined
      : refusal('1846-3.51', 'taken')
  },
  apply(state, _action, _seat, emit: Emit1846) {
    const company = operating(state)
    closeOtherWindows(state, 'C&WI')
    state.privates['C&WI'].uses--
    state.board = placeToken(state.board, BOARD, CHICAGO, WESTERN_INDIANA_CITY, company)
    emit({ kind: 'token-placed', company, hex: CHICAGO, city: WESTERN_INDIANA_CITY, cost: 0, by: 'C&WI' })
  },
})
