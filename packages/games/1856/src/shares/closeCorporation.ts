import { closeCorporation } from '@roundhouse/18xx'
import { WAITING_HEXES } from '../components/board.ts'
import { type CorporationId, RIGHTS, type RightId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { privatesOf, type State1856, zoneOf } from '../state.ts'

/**
 * 1856-1.1g, 1856-1.2t: a price in a close cell removes the corporation with all it has, after the action that
 * caused it; in its own turn the turn ends.
 */
export function closeIfWorthless(state: State1856, id: CorporationId, emit: Emit1856): void {
  const corporation = state.corporations[id]
  if (corporation.status !== 'launched' || zoneOf(state, id) !== 'close') return
  const owned = privatesOf(state, id)
  closeCorporation(state, id, owned, emit)
  for (const one of owned) state.privates[one].uses = 0
  if (corporation.escrow > 0)
    emit({ kind: 'escrow-ended', corporation: id, amount: corporation.escrow, paid: false })
  Object.assign(corporation, { status: 'closed', escrow: 0, loans: 0 })
  for (const hex of WAITING_HEXES) if (state.waitingTokens[hex] === id) delete state.waitingTokens[hex]
  for (const right of RIGHTS) loseRight(state, id, right, emit)
  if (state.port?.corporation === id) {
    state.port = null
    emit({ kind: 'port-removed' })
  }
}

/** 1856-1.2t: out of the game, not back to the bank's supply. */
function loseRight({ rights }: State1856, id: CorporationId, right: RightId, emit: Emit1856): void {
  const { holders } = rights[right]
  if (!holders.includes(id)) return
  rights[right].holders = holders.filter((other) => other !== id)
  emit({ kind: 'right-lost', right, corporation: id, toBank: false })
}
