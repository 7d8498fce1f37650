import {
  type Actions1856,
  BOARD,
  type CorporationId,
  KITCHENER,
  legalLay,
  type State1856,
} from '@roundhouse/1856'
import { type BoardContents, layTile, placeToken } from '@roundhouse/board'

type Lay = Omit<Actions1856['lay'], 'kind'>

/** The position with another board, and all else as it was. */
const onBoard = (state: State1856, board: BoardContents): State1856 => ({ ...state, board })

export const afterLay = (state: State1856, { hex, tile, rotation }: Lay): State1856 =>
  onBoard(state, layTile(state.board, BOARD, legalLay(state, { hex, tile, rotation })))

export const afterToken = (
  state: State1856,
  id: CorporationId,
  { hex, city }: Omit<Actions1856['token'], 'kind'>,
): State1856 => onBoard(state, placeToken(state.board, BOARD, hex, city, id))

/** 1856-5.1c: the same in Kitchener, be there a tile or not. */
export const afterKitchenerToken = (state: State1856, id: CorporationId, city: number): State1856 =>
  KITCHENER.hex in state.board.tiles
    ? afterToken(state, id, { hex: KITCHENER.hex, city })
    : { ...state, waitingTokens: { ...state.waitingTokens, [KITCHENER.hex]: id } }
