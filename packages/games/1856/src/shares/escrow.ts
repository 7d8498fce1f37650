import { transfer } from '@roundhouse/18xx'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { type State1856, typeOnOffer } from '../state.ts'

/** 1856-2.2q: the bank pays what it has kept for a corporation. */
export function payEscrow(state: State1856, id: CorporationId, emit: Emit1856): void {
  const corporation = state.corporations[id]
  const { escrow: amount } = corporation
  if (amount === 0) return
  corporation.escrow = 0
  emit({ kind: 'escrow-ended', corporation: id, amount, paid: true })
  transfer(state, 'bank', id, amount, 'escrow', emit)
}

/** 1856-1.2j: at the moment the type on offer becomes 6, all of it, unless only a destination ends the condition. */
export function payEscrowAtSixes(state: State1856, emit: Emit1856): void {
  if (state.options.destinationRule !== 'untilSixes' || typeOnOffer(state) < 6) return
  for (const id of CORPORATIONS) payEscrow(state, id, emit)
}
