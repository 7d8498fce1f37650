import {
  type Bits,
  type BoardContents,
  type Edge,
  edgesOf,
  enter,
  type Face,
  faceAt,
  type HexName,
  membersOf,
  opposite,
  placeAt,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { LITTLE_MIAMI_HEXES } from '../components/companies.ts'
import type { State1846 } from '../state.ts'

/** The two cities that Little Miami joins. */
const [ONE, OTHER] = LITTLE_MIAMI_HEXES
export type MiamiHex = (typeof LITTLE_MIAMI_HEXES)[number]

export const otherCity = (hex: MiamiHex): MiamiHex => (hex === ONE ? OTHER : ONE)

/** 1846-2.9: whether a way leads from one city to the other by some of these exits of each. */
export const joins = (board: BoardContents, exits: Readonly<Record<MiamiHex, Bits>>): boolean =>
  membersOf(exits[ONE]).some((exit) => (arrivals(board, exit as Edge) & exits[OTHER]) !== 0)

export const exitsAt = (board: BoardContents, hex: HexName): Bits => edgesOf(faceAt(board, BOARD, hex))

export const areJoined = (board: BoardContents): boolean =>
  joins(board, { [ONE]: exitsAt(board, ONE), [OTHER]: exitsAt(board, OTHER) })

/** 1846-2.9: a first tile that does not join the cities is laid for the second one that does. */
export function refuseBeforeSecondTile({ operation, board }: State1846): Refusal | undefined {
  const first = operation?.firstTile
  if (first?.private !== 'LM' || areJoined(board)) return undefined
  return refusal('1846-2.9', 'second', { hex: otherCity(first.hex as MiamiHex) })
}

/** Edges of the other city up to which track leads, over an exit of the first and back through neither. */
function arrivals(board: BoardContents, exit: Edge): Bits {
  let arrived = 0
  const met = new Set<string>()
  const ahead: [HexName, Edge][] = []
  const cross = (hex: HexName, edge: Edge) => {
    const beyond = placeAt(BOARD.map, hex).ways[edge]
    const entry = opposite(edge)
    if (beyond === OTHER) arrived |= 1 << entry
    else if (beyond !== undefined && beyond !== ONE && !met.has(`${beyond} ${entry}`)) {
      met.add(`${beyond} ${entry}`)
      ahead.push([beyond, entry])
    }
  }
  cross(ONE, exit)
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [hex, entry] = next
    const face = faceAt(board, BOARD, hex)
    for (const edge of membersOf(enter(face, entry, throughStops(face)).exits)) cross(hex, edge as Edge)
  }
  return arrived
}

/** Tokens do not matter here; only off-board places have no track through them. */
function throughStops({ stops }: Face): Bits {
  let open = 0
  for (const [stop, { kind }] of stops.entries()) if (kind !== 'offboard') open |= 1 << stop
  return open
}
