import { leaveChart, scrapTrains, transfer } from '@roundhouse/18xx'
import { replaceTokens } from '@roundhouse/board'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import { MINORS } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { priceOf, privatesOf, type State1846 } from '../state.ts'

/** 1846-5.25: a price of 0 removes the corporation at once. */
export function closeIfWorthless(state: State1846, id: CorporationId, emit: Emit1846): void {
  if (state.corporations[id].status === 'launched' && priceOf(state, id) === 0)
    closeCorporation(state, id, emit)
}

/** 1846-5.25: shares, tokens, trains, cash and privates go; in its own turn the turn ends. */
function closeCorporation(state: State1846, id: CorporationId, emit: Emit1846): void {
  const corporation = state.corporations[id]
  emit({ kind: 'closed', corporation: id })
  transfer(state, id, 'bank', corporation.treasury.cash, 'closing', emit)
  for (const owned of privatesOf(state, id)) closePrivate(state, owned, emit)
  scrapTrains(state, corporation.trains, emit)
  state.board = replaceTokens(state.board, id, null)
  leaveChart(state, id, emit)
  Object.assign(corporation, { status: 'closed', president: null, trains: [], tokensLeft: 0 })
  corporation.shares = { players: corporation.shares.players.map(() => 0), treasury: 0, market: 0 }
  state.toOperate = state.toOperate.filter((other) => other !== id)
  state.surplus = state.surplus.filter((other) => other !== id)
  if (state.markers.beneficiary === id) state.markers.beneficiary = null
  for (const marker of ['MPC', 'BT'] as const)
    if (state.markers.placed[marker]?.corporation === id) delete state.markers.placed[marker]
  if (state.operation?.company === id) state.operation = null
}

/** 1846-3.12, 1846-8.3d: a private closes; a minor leaves the game with token, train and cash. */
export function closePrivate(state: State1846, id: PrivateId, emit: Emit1846): void {
  Object.assign(state.privates[id], { status: 'closed', owner: null, uses: 0 })
  emit({ kind: 'private-closed', private: id })
  const minor = MINORS.find((other) => other === id)
  if (!minor) return
  const { treasury, trains } = state.minors[minor]
  transfer(state, minor, 'bank', treasury.cash, 'closing', emit)
  scrapTrains(state, trains, emit)
  state.minors[minor].trains = []
  state.board = replaceTokens(state.board, minor, null)
  state.toOperate = state.toOperate.filter((other) => other !== minor)
  if (state.markers.beneficiary === minor) state.markers.beneficiary = null
}
