import { type Bits, bitsOf, type Face, type HexName, slotsOn } from '@roundhouse/board'
import type { CorporationId } from '../components/companies.ts'
import type { State1860 } from '../state.ts'

/** 1860-RUN.2, 1860-RUN.10: the stops of a hex through which all trains of a company run freely; a token that is turned over frees its city (1860-BKR.3). */
export function openStops(state: State1860, company: CorporationId, hex: HexName, face: Face): Bits {
  const slots = slotsOn(state.board, hex, face)
  const isOpen = (stop: number): boolean =>
    slots[stop]!.some(
      (token) => token === null || token === company || state.corporations[token as CorporationId].bankrupt,
    )
  return bitsOf(
    face.stops.flatMap(({ kind }, stop) =>
      (kind === 'city' ? isOpen(stop) : kind !== 'offboard') ? [stop] : [],
    ),
  )
}
