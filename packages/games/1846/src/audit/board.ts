import { chargeBuilding, exitsOf, faceIn, putEntry, takeEntry } from '@roundhouse/18xx/audit'
import { borderAt, type Edge, type HexName, opposite, placeAt, reachesStop } from '@roundhouse/board'
import { BOARD, HEX } from '../components/board.ts'
import { CORPORATION, IC_FREE_HEXES, isMinor } from '../components/companies.ts'
import type { EventOf1846 } from '../events.ts'
import type { Books1846, Entries1846, Ledger1846 } from './books.ts'

/** What tiles and tokens cost, and tokens that cost nothing. */
export const boardCosts: Entries1846 = {
  laid(ledger, event) {
    chargeBuilding(ledger, 'tile', event, tileCost(ledger.books, event))
  },
  'token-placed'(ledger, event) {
    const { company, hex, by } = event
    chargeBuilding(ledger, 'token', event, tokenCost(ledger, event))
    if (by === undefined && !isMinor(company)) ledger.books.tokensLeft[company]--
    // 1846-3.57
    else if (by !== undefined && isMinor(by)) takeEntry(ledger.books, by, hex)
  },
  'second-token'(ledger, { corporation, hex }) {
    putEntry(ledger.books, corporation, hex, 0)
  },
  launched(ledger, { corporation }) {
    // 1846-6.24
    putEntry(ledger.books, corporation, CORPORATION[corporation].home, 0)
  },
  'private-closed'({ books }, { private: id }) {
    if (isMinor(id)) books.tokens[id] = []
  },
}

/** 1846-6.24a, 1846-6.24c; those of privates are free (1846-3.51, 1846-3.57). */
function tokenCost(
  { before }: Ledger1846,
  { company, hex, city, by }: EventOf1846<'token-placed'>,
): number | undefined {
  if (by !== undefined || isMinor(company)) return 0
  const { reserved } = CORPORATION[company]
  if (reserved?.hex !== hex) return 80
  return reachesStop(before.board, BOARD, company, hex, city) ? reserved.linked : reserved.unlinked
}

/** 1846-6.20i, 1846-6.20j, 1846-6.23, 1846-3.70, 1846-2.9: what a tile that is laid now has to cost. */
function tileCost({ tile, owner }: Books1846, { company, hex, by, ...laid }: EventOf1846<'laid'>): number {
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
    exitsOf(faceIn(BOARD, tiles, hex)).filter((edge) => {
      const beyond = placeAt(BOARD.map, hex).ways[edge]
      return beyond !== undefined && exitsOf(faceIn(BOARD, tiles, beyond)).includes(opposite(edge))
    })
  const old = met(before)
  return met(after).filter((edge) => !old.includes(edge))
}
