import { returnToPool } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { PHASE, SIDE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { controllerOf, launched, type State1846, trainsCounted } from '../state.ts'

/** 1846-6.54. */
export const isOverLimit = (state: State1846, corporation: CorporationId): boolean =>
  trainsCounted(state, corporation) > PHASE[state.phase].trainLimit

/** 1846-6.57: everybody above the limit returns trains at once; presidents are asked in operating order. */
export function callInSurplus(state: State1846, emit: Emit1846): void {
  const over = launched(state).filter((id) => isOverLimit(state, id))
  state.surplus = over.filter((id) => controllerOf(state, id) !== null)
  for (const id of over) if (controllerOf(state, id) === null) returnCheapest(state, id, emit)
}

/** Nobody chooses for a corporation without president: the cheapest go first. */
function returnCheapest(state: State1846, id: CorporationId, emit: Emit1846): void {
  const byPrice = state.corporations[id].trains
    .filter(({ phasedOut }) => !phasedOut)
    .sort((one, other) => SIDE[one.side].price - SIDE[other.side].price)
  for (const train of byPrice) if (isOverLimit(state, id)) returnToPool(state, id, train.id, emit)
}
