import { exitsOf, faceIn } from '@roundhouse/18xx/audit'
import { borderAt, type Edge, type Face, type HexName, opposite, placeAt } from '@roundhouse/board'
import { BOARD, HEX } from '../components/board.ts'
import { IC_FREE_HEXES } from '../components/companies.ts'
import type { EventOf1846 } from '../events.ts'
import type { Books1846 } from './books.ts'

/** 1846-6.20i, 1846-6.20j, 1846-6.23, 1846-3.70, 1846-2.9: what a tile that is laid now has to cost. */
export function tileCost(
  { tile, owner }: Books1846,
  { company, hex, by, ...laid }: EventOf1846<'laid'>,
): number {
  // 1846-3.31, 1846-3.40
  if (by !== undefined && by !== 'LM') return 0
  const isFirst = !(hex in tile)
  const price = ({ kind, cost = 0 }: { kind: string; cost?: number }) =>
    owner.TBC === company && kind === 'mountain' ? cost - 20 : cost
  const terrain = isFirst ? (HEX.get(hex)?.terrain ?? []).map(price) : []
  const isFree = company === 'IC' && isFirst && IC_FREE_HEXES.includes(hex)
  const ground = isFree ? 0 : Math.max(20, ...terrain)
  const edges = newlyMet(tile, { ...tile, [hex]: laid }, hex).map((edge) => {
    const border = borderAt(BOARD.map, hex, edge)
    return border ? price(border) : 0
  })
  return edges.reduce((sum, cost) => sum + cost, by === 'LM' ? ground - 20 : ground)
}

/** The edges of a hex at which track meets after a lay, and did not before. */
function newlyMet(before: Books1846['tile'], after: Books1846['tile'], hex: HexName): Edge[] {
  const met = (tiles: Books1846['tile']) =>
    exitsOf(faceOf(tiles, hex)).filter((edge) => {
      const beyond = placeAt(BOARD.map, hex).ways[edge]
      return beyond !== undefined && exitsOf(faceOf(tiles, beyond)).includes(opposite(edge))
    })
  const old = met(before)
  return met(after).filter((edge) => !old.includes(edge))
}

const faceOf = (tiles: Books1846['tile'], hex: HexName): Face => faceIn(BOARD, tiles, hex)
