import { closeCorporation } from '@roundhouse/18xx'
import { type CorporationId, MARKERS } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { endBenefit } from '../privates/closePrivate.ts'
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
