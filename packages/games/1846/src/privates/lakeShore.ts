import { faceAt } from '@roundhouse/board'
import { isRefusal, refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { LAKE_SHORE_HEXES } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { type LayPower, layWithoutLink } from './layPower.ts'

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
