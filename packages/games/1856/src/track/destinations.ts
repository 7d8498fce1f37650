import { type BoardContents, type Face, faceAt, type HexName, leadsToSome } from '@roundhouse/board'
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

/** Which lines there are follows from the tiles alone, which are replaced and never changed. */
const known = new WeakMap<BoardContents['tiles'], Map<DestinationLine, boolean>>()

/** 1856-2.2p: whether its line is there, for these tiles told only once. */
export function reachesDestination(state: State1856, id: PublicCompanyId): boolean {
  const { board } = state
  const line = destinationLine(state, id)
  const lines = known.get(board.tiles) ?? new Map<DestinationLine, boolean>()
  known.set(board.tiles, lines)
  const found = lines.get(line) ?? hasLine(board, line)
  lines.set(line, found)
  return found
}

/** 1856-2.2p: track that no token blocks and that passes no red place, from any city to any stop of its ends. */
function hasLine(board: BoardContents, { from, to }: DestinationLine): boolean {
  const ends = to.filter((hex) => hasTrack(board, hex))
  if (ends.length === 0 || !hasTrack(board, from)) return false
  const starts = [...faceAt(board, BOARD, from).stops.keys()].map((stop) => ({ hex: from, stop }))
  const passable = (_: HexName, { stops }: Face) =>
    stops.reduce((open, { kind }, stop) => (kind === 'offboard' ? open : open | (1 << stop)), 0)
  return leadsToSome(board, BOARD, starts, passable, ends)
}

const hasTrack = (board: BoardContents, hex: HexName): boolean => faceAt(board, BOARD, hex).paths.length > 0
