import { layOrRefusal, laysOn, withoutLink } from '@roundhouse/18xx'
import type { HexName, Lay, Placing } from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { builderOf } from '../track/track.ts'

/** 1846-6.20h: every tile that fits on these hexes, linked or not. */
export const unlinkedLays = (state: State1846, hexes: readonly HexName[]): Iterable<Lay> =>
  laysOn(TITLE, state.board, builderOf(state), hexes)

/** 1846-6.20h: no link is asked for; everything else about a tile holds. */
export const unlinkedLay = (state: State1846, placing: Placing): Lay | Refusal =>
  layOrRefusal(TITLE, state.board, withoutLink(builderOf(state)), placing)
