import { checkPhase, checkTrainOrder, checkTrainPlaces } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from '../components/companies.ts'
import { phaseOf, TRAIN, TYPES } from '../components/trains.ts'
import { hasBegun, isTrainless, type State1860, trainsOf, trainTypes, typeOf } from '../state.ts'

const PHASE_OF = byId(TYPES, phaseOf)

/** Every train that has left the bank is in one place, and none that has rusted is left. */
export function checkTrains(state: State1860, must: Must): void {
  const { depot, scrapped, phase } = state
  const owned = CORPORATIONS.flatMap((id) => trainsOf(state, id))
  checkTrainPlaces(depot, owned, scrapped, must)
  checkTrainOrder(trainTypes(state), depot, must)
  checkPhase(PHASE_OF, TYPES, depot, phase, must)
  for (const train of [...owned, ...depot.pool]) {
    const { rustsOn } = TRAIN[typeOf(train)]
    must(!rustsOn || !hasBegun(state, phaseOf(rustsOn)), `train ${train.id} has rusted`)
  }
  // 1860-INS.2
  for (const id of CORPORATIONS)
    must(!state.corporations[id].insolvent || isTrainless(state, id), `${id} is insolvent and has a train`)
}
