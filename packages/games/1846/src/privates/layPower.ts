import { layOrRefusal, unlinkedLays, withoutLink } from '@roundhouse/18xx'
import type { HexName, Lay, TilePlacement } from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { builderOf } from '../track/track.ts'

/** The power of a private to lay tiles. */
export interface LayPower {
  /** The rule that gives it, and the one by which it is used up. */
  readonly rule: string
  readonly usedUp: string
  readonly hexes: readonly HexName[]
  /** Why this tile may not be laid by it in one of the hexes. */
  refuse(state: State1846, placing: TilePlacement): Refusal | undefined
  cost(state: State1846, lay: Lay): number
}

/** 1846-6.20h: every tile that fits on these hexes, linked or not. */
export const laysWithoutLink = (state: State1846, hexes: readonly HexName[]): Iterable<Lay> =>
  unlinkedLays(TITLE, state.board, builderOf(state), hexes)

/** 1846-6.20h: no link is asked for; everything else about a tile holds. */
export const layWithoutLink = (state: State1846, placing: TilePlacement): Lay | Refusal =>
  layOrRefusal(TITLE, state.board, withoutLink(builderOf(state)), placing)
