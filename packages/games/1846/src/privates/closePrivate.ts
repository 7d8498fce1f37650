import { scrapTrains, transfer } from '@roundhouse/18xx'
import { replaceTokens } from '@roundhouse/board'
import { type CompanyId, isMinor, type PrivateId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import type { State1846 } from '../state.ts'

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
