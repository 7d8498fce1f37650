import { PRESIDENTS_SHARES } from '@roundhouse/18xx'
import { rightfulPresident } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import type { Tell } from '../events.ts'
import type { State } from '../state.ts'

/** Names the president and says so. */
export function appoint(state: State, corporation: CorporationId, seat: Seat | null, tell: Tell): void {
  const { president: before } = state.corporations[corporation]
  if (before === seat) return
  state.corporations[corporation].president = seat
  tell({ kind: 'president', corporation, before, after: seat })
  // 1846-7.0b
  if (seat === null) tell({ kind: 'receivership', corporation })
}

/**
 * 1846-5.12, 1846-5.23: after shares have changed hands. The exchange of the
 * president's certificate for two shares moves no shares in number.
 */
export function settlePresidency(state: State, corporation: CorporationId, tell: Tell): void {
  const { shares, president } = state.corporations[corporation]
  if (president !== null)
    appoint(state, corporation, rightfulPresident(shares.players, president, PRESIDENTS_SHARES), tell)
  else {
    // 1846-7.03: whoever holds as much as the president's certificate takes it
    const seat = shares.players.findIndex((count) => count >= PRESIDENTS_SHARES)
    if (seat >= 0) appoint(state, corporation, seat, tell)
  }
}
