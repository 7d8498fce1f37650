import type { PrivateId } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'

/** 1860-PRIV.6: it is out of the game. */
export function closePrivate(state: State1860, id: PrivateId, emit: Emit1860): void {
  Object.assign(state.privates[id], { status: 'closed', owner: null })
  emit({ kind: 'private-closed', private: id })
}
