import { borderAt, type Lay } from '@roundhouse/board'
import { BOARD, HEX } from '../components/board.ts'
import { type CompanyId, IC_FREE_HEXES } from '../components/companies.ts'
import { TILE_COST, TUNNEL_DISCOUNT } from '../components/money.ts'
import { ownsPrivate, type State1846 } from '../state.ts'

/** What a tile costs a company: for the hex, and for the edges at which its track meets other track. */
export function layCost(state: State1846, company: CompanyId, { hex, first, completes }: Lay): number {
  // 1846-3.70: mountain only, never water
  const blasts = ownsPrivate(state, company, 'TBC')
  const reduced = ({ kind, cost = 0 }: { kind: string; cost?: number }) =>
    blasts && kind === 'mountain' ? Math.max(cost - TUNNEL_DISCOUNT, 0) : cost
  // 1846-6.20j: these hexes are plain and empty, so the first tile is the yellow one
  const isFree = company === 'IC' && first && IC_FREE_HEXES.includes(hex)
  // 1846-6.20i: the terrain by the first tile, where that is more than any tile costs
  const terrain = first ? (HEX.get(hex)!.terrain ?? []) : []
  let cost = isFree ? 0 : terrain.reduce((most, one) => Math.max(most, reduced(one)), TILE_COST)
  // 1846-6.23: whoever makes track meet at an edge pays for it, so nobody pays again
  for (const edge of completes) {
    const border = borderAt(BOARD.map, hex, edge)
    if (border) cost += reduced(border)
  }
  return cost
}
