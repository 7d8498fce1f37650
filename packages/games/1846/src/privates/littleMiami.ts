import { refuseLayCost } from '@roundhouse/18xx'
import {
  type Bits,
  bitsOf,
  edgesOf,
  type Lay,
  type TilePlacement,
  tileNamed,
  turnTile,
} from '@roundhouse/board'
import { isRefusal, refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { LITTLE_MIAMI_HEXES } from '../components/companies.ts'
import { TILE_COST } from '../components/money.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { type State1846, treasuryOf } from '../state.ts'
import { layCost } from '../track/cost.ts'
import { type LayPower, laysWithoutLink, layWithoutLink } from './layPower.ts'
import { areJoined, exitsAt, joins, type MiamiHex, otherCity } from './miamiTrack.ts'

/** 1846-2.9: a tile in Cincinnati, one in Dayton, or both, so that track joins the two. */
export const littleMiami: LayPower = {
  rule: '1846-2.9',
  usedUp: '1846-2.9',
  hexes: LITTLE_MIAMI_HEXES,
  refuse(state, placing) {
    const { hex } = placing
    const first = firstTile(state)
    if (first?.hex === hex) return refusal('1846-2.9', 'twice', { hex })
    if (!first && areJoined(state.board)) return refusal('1846-2.9', 'joined')
    const lay = layWithoutLink(state, placing)
    if (isRefusal(lay)) return lay
    const cost = discountedCost(state, lay)
    const corporation = corporationOnTurn(state)
    const refused = refuseLayCost('1846-6.20i', corporation, hex, cost, treasuryOf(state, corporation))
    if (refused) return refused
    if (!isOfUse(state, lay, cashOnTurn(state) - cost))
      return refusal('1846-2.9', first ? 'unused' : 'apart', { hex })
    return undefined
  },
  cost: discountedCost,
}

const firstTile = ({ operation }: State1846) =>
  operation?.firstTile?.private === 'LM' ? operation.firstTile : null

/** 1846-2.9: $20 cheaper. The two hexes have no terrain, so what is left is the edges (1846-6.23). */
function discountedCost(state: State1846, lay: Lay): number {
  return layCost(state, corporationOnTurn(state), lay) - TILE_COST
}

/** 1846-2.9: the cities are joined by new track of every tile laid, at once or by a second tile that the rest of the cash pays. */
function isOfUse(state: State1846, lay: Lay, cash: number): boolean {
  const { board } = state
  const hex = lay.hex as MiamiHex
  const other = otherCity(hex)
  const joinedWith = (there: Bits) =>
    joins(board, { [hex]: addedExits(state, lay), [other]: there } as Record<MiamiHex, Bits>)
  const first = firstTile(state)
  if (first) return joinedWith(bitsOf(first.exits))
  if (joinedWith(exitsAt(board, other))) return true
  for (const second of laysWithoutLink(state, [other]))
    if (joinedWith(addedExits(state, second)) && discountedCost(state, second) <= cash) return true
  return false
}

/** The exits that a tile adds: in a hex with one city, its new track. */
export const addedExits = ({ board }: State1846, { hex, tile, rotation }: TilePlacement): Bits =>
  edgesOf(turnTile(tileNamed(BOARD.tiles, tile), rotation)) & ~exitsAt(board, hex)
