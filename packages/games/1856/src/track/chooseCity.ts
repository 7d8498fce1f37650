import { emptyAt, type HexName, placeToken, slotsAt } from '@roundhouse/board'
import { refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { hexToChooseCity, type State1856 } from '../state.ts'
import { goOnBuilding } from './track.ts'

/** 1856-2.1c, 1856-5.1c: whoever has laid the tile chooses a city for the token that waited there. */
export const chooseCity = step1856('choose-city', {
  refuseNow: (state) => (hexToChooseCity(state) ? undefined : refusal('1856-2.1c', 'no-token')),
  *candidates(state) {
    const hex = hexToChooseCity(state)!
    for (const city of citiesWithRoom(state, hex)) yield { action: { kind: 'choose-city', hex, city } }
  },
  refuse(state, { hex: chosen, city }) {
    const hex = hexToChooseCity(state)!
    if (chosen !== hex) return refusal('1856-2.1c', 'first', { hex })
    const corporation = state.waitingTokens[hex]!
    return citiesWithRoom(state, hex).includes(city)
      ? undefined
      : refusal('1856-2.1c', 'city', { corporation, hex })
  },
  apply(state, { city }, _seat, emit) {
    const hex = hexToChooseCity(state)!
    const corporation = state.waitingTokens[hex]!
    delete state.waitingTokens[hex]
    state.board = placeToken(state.board, BOARD, hex, city, corporation)
    emit({ kind: 'city-chosen', corporation, hex, city })
    goOnBuilding(state, emit)
  },
})

/** The cities of a hex with a free slot. */
export const citiesWithRoom = ({ board }: State1856, hex: HexName): number[] =>
  [...slotsAt(board, BOARD, hex).keys()].filter((city) => emptyAt(board, BOARD, hex, city) > 0)
