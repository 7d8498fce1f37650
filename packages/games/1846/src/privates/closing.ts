import { closeCorporation, scrapTrains, transfer } from '@roundhouse/18xx'
import { replaceTokens } from '@roundhouse/board'
import {
  type CompanyId,
  type CorporationId,
  isMinor,
  MARKERS,
  type PrivateId,
} from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { priceOf, privatesOf, type State1846 } from '../state.ts'

/** 1846-5.25: a price of 0 removes the corporation at once, with all it has; in its own turn the turn ends. */
export function closeIfWorthless(state: State1846, id: CorporationId, emit: Emit1846): void {
  const corporation = state.corporations[id]
  if (corporation.status !== 'launched' || priceOf(state, id) > 0) return
  const owned = privatesOf(state, id)
  closeCorporation(state, id, owned, emit)
  corporation.status = 'closed'
  for (const one of owned) state.privates[one].uses = 0
  state.surplus = state.surplus.filter((other) => other !== id)
  endBenefit(state, id)
  for (const marker of MARKERS)
    if (state.markers.placed[marker]?.corporation === id) delete state.markers.placed[marker]
}

/** 1846-3.12, 1846-8.3d: a private closes; a minor leaves the game with token, train and cash. */
export function closePrivate(state: State1846, id: PrivateId, emit: Emit1846): void {
  Object.assign(state.privates[id], { status: 'closed', owner: null, uses: 0 })
  emit({ kind: 'private-closed', private: id })
  if (!isMinor(id)) return
  const minor = state.minors[id]
  transfer(state, id, 'bank', minor.treasury.cash, 'closing', emit)
  scrapTrains(state, minor.trains, emit)
  minor.trains = []
  state.board = replaceTokens(state.board, id, null)
  state.toOperate = state.toOperate.filter((other) => other !== id)
  endBenefit(state, id)
}

/** 1846-3.65: a company that is gone has no use for the port any more. */
export function endBenefit({ markers }: State1846, company: CompanyId): void {
  if (markers.beneficiary === company) markers.beneficiary = null
}
