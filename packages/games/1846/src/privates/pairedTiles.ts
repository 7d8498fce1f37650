import { edgeBetween } from '@roundhouse/board'
import { isRefusal, refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { BLOCKED_BY } from '../components/companies.ts'
import { type LayPower, layWithoutLink } from './layPower.ts'

/** 1846-3.31: the tiles of Michigan Central and Ohio & Indiana. */
const TILES: readonly string[] = ['7', '8', '9']

/** 1846-3.31 to 1846-3.33: one or two yellow tiles in the two hexes of the private, free of all cost. */
export const pairedTiles = (id: 'MC' | 'O&I'): LayPower => ({
  rule: '1846-3.31',
  usedUp: '1846-3.32',
  hexes: BLOCKED_BY[id],
  refuse(state, placing) {
    const { hex, tile } = placing
    if (!TILES.includes(tile)) return refusal('1846-3.31', 'tile', { tile, tiles: TILES })
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
