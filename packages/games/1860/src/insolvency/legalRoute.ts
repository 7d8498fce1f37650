import { faceAt, hasBit, reachFrom, type SlotPlace, tokensOf } from '@roundhouse/board'
import type { CorporationId } from '../components/companies.ts'
import { openStops } from '../running/openStops.ts'
import type { State1860 } from '../state.ts'
import { boardOf } from '../title.ts'

/** 1860-INS.1: whether track leads from one of its tokens to another station, through no city that is blocked for it. */
export const hasLegalRoute = (state: State1860, company: CorporationId): boolean =>
  tokensOf(state.board, company).some((token) => leadsToStation(state, company, token))

/** Large or small; halts do not count. */
function leadsToStation(state: State1860, company: CorporationId, { hex, stop }: SlotPlace): boolean {
  const board = boardOf(state)
  const reach = reachFrom(state.board, board, [{ hex, stop }], (at, face) =>
    openStops(state, company, at, face),
  )
  const isOtherStation = (at: string, index: number): boolean =>
    faceAt(state.board, board, at).stops[index]!.kind !== 'halt' && (at !== hex || index !== stop)
  return [...reach].some(([at, { stops }]) =>
    faceAt(state.board, board, at).stops.some(
      (_, index) => hasBit(stops, index) && isOtherStation(at, index),
    ),
  )
}
