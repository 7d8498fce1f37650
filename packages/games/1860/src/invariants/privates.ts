import type { Must } from '@roundhouse/kernel/audit'
import { PRIVATES, STARTING_PRIVATES } from '../components/companies.ts'
import { hasBegun, type State1860 } from '../state.ts'

/** 1860-PRIV: who owns privates. */
export function checkPrivates(state: State1860, must: Must): void {
  for (const id of PRIVATES) {
    const { status, owner } = state.privates[id]
    must(owner === null || (status === 'open' && state.players[owner] !== undefined), `${id} has an owner`)
  }
  const { FFC } = state.privates
  // 1860-PRIV.7
  must((FFC.status === 'aside') !== hasBegun(state, '6'), 'Fishbourne waits for another phase')
  const othersOpen = STARTING_PRIVATES.some((id) => state.privates[id].status === 'open')
  must(FFC.owner === null || !othersOpen, 'Fishbourne is sold and others are open')
}
