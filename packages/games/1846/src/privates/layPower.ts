import { layOrRefusal, unlinkedLays, withoutLink } from '@roundhouse/18xx'
import { edgeBetween, faceAt, type HexName, type Lay, type TilePlacement } from '@roundhouse/board'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { BLOCKED_BY, LAKE_SHORE_HEXES } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
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

/** 1846-3.31: the tiles of Michigan Central and Ohio & Indiana. */
const PAIRED_TILES: readonly string[] = ['7', '8', '9']

/** 1846-3.31 to 1846-3.33: one or two yellow tiles in the two hexes of the private, free of all cost. */
export const pairedTiles = (id: 'MC' | 'O&I'): LayPower => ({
  rule: '1846-3.31',
  usedUp: '1846-3.32',
  hexes: BLOCKED_BY[id],
  refuse(state, placing) {
    const { hex, tile } = placing
    if (!PAIRED_TILES.includes(tile)) return refusal('1846-3.31', 'tile', { tile, tiles: PAIRED_TILES })
    if (hex in state.board.tiles) return refusal('1846-3.33', 'laid', { hex })
    const lay = layWithoutLink(state, placing)
    if (isRefusal(lay)) return lay
    // 1846-3.32: they meet at their common edge
    const { firstTile } = state.operation!
    if (firstTile?.private !== id) return undefined
    const common = edgeBetween(BOARD.map.grid, hex, firstTile.hex)!
    return lay.completes.includes(common)
      ? undefined
      : refusal('1846-3.32', 'meet', { hex, first: firstTile.hex })
  },
  cost: () => 0,
})

/** 1846-3.40: a yellow tile in Cleveland or Toledo becomes green, free of all cost. */
export const lakeShore: LayPower = {
  rule: '1846-3.40',
  usedUp: '1846-3.40',
  hexes: LAKE_SHORE_HEXES,
  refuse(state, placing) {
    const { hex } = placing
    const { phase, board } = state
    if (!PHASE[phase].colors.includes('green')) return refusal('1846-3.40', 'phase', { phase })
    const { color } = faceAt(board, BOARD, hex)
    if (color !== 'yellow') return refusal('1846-3.40', 'yellow', { hex, color })
    const lay = layWithoutLink(state, placing)
    return isRefusal(lay) ? lay : undefined
  },
  cost: () => 0,
}
