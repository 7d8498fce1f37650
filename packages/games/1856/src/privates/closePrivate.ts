import { type PrivateId, RIGHT, RIGHTS } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { isOwnedByPlayer, type State1856 } from '../state.ts'

/** 1856-5.1a, 1856-5.1c, 1856-5.1e: a private is out of the game. */
export function closePrivate(state: State1856, id: PrivateId, emit: Emit1856): void {
  // 1856-5.1f: from a player's hand the marker of its right goes to those of the bank
  for (const right of RIGHTS)
    if (RIGHT[right].private === id && isOwnedByPlayer(state, id)) state.rights[right].left++
  Object.assign(state.privates[id], { status: 'closed', owner: null, uses: 0 })
  emit({ kind: 'private-closed', private: id })
}
