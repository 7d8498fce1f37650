import {
  type Bits,
  type BoardContents,
  type Face,
  faceAt,
  type HexName,
  leadsToSome,
  type ReadOff,
} from '@roundhouse/board'
import { BOARD } from '../components/board.ts'
import { type DestinationLine, PUBLIC_COMPANIES, type PublicCompanyId } from '../components/companies.ts'
import { destinationLine, isTestedForDestination } from '../destination.ts'
import type { Emit1856 } from '../events.ts'
import { payEscrow } from '../shares/escrow.ts'
import type { State1856 } from '../state.ts'

/** 1856-2.2o, 1856-2.2q: as the track step of any corporation ends, all that could be under the condition are tested, started or not. */
export function checkDestinations(state: State1856, emit: Emit1856): void {
  for (const id of PUBLIC_COMPANIES) {
    if (!isTestedForDestination(state, id) || !reachesDestination(state, id)) continue
    state.corporations[id].connected = true
    emit({ kind: 'connected', corporation: id })
    payEscrow(state, id, emit)
  }
}

/** Of each line whether it was there last, by which tiles, and the hexes off which that was read. */
const known = new Map<DestinationLine, { readonly tiles: Tiles; readonly read: ReadOff<boolean> }>()

type Tiles = BoardContents['tiles']

/** 1856-2.2p: whether its line is there; what is built beyond the hexes that were looked at changes nothing. */
export function reachesDestination(state: State1856, id: PublicCompanyId): boolean {
  const { board } = state
  const { tiles } = board
  const line = destinationLine(state, id)
  const before = known.get(line)
  const isAsBefore = before?.read.hexes.every((hex) => tiles[hex] === before.tiles[hex])
  const read = isAsBefore ? before!.read : readLine(board, line)
  known.set(line, { tiles, read })
  return read.value
}

/** 1856-2.2p: track that no token blocks and that passes no red place, from any city to any stop of its ends. */
function readLine(board: BoardContents, { from, to }: DestinationLine): ReadOff<boolean> {
  if (!to.some((hex) => hasTrack(board, hex))) return { value: false, hexes: to }
  const starts = [...faceAt(board, BOARD, from).stops.keys()].map((stop) => ({ hex: from, stop }))
  return leadsToSome(board, BOARD, starts, passable, to)
}

const passable = (_: HexName, { stops }: Face): Bits =>
  stops.reduce((open, { kind }, stop) => (kind === 'offboard' ? open : open | (1 << stop)), 0)

const hasTrack = (board: BoardContents, hex: HexName): boolean => faceAt(board, BOARD, hex).paths.length > 0
