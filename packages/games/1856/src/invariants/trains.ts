import { checkPhase, checkTrainOrder, checkTrainPlaces } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from '../components/companies.ts'
import { TRAIN, TYPES } from '../components/trains.ts'
import { hasBegun, lastType, type State1856, trainsOf, trainTypes, typeOf } from '../state.ts'

/** 1856-0f: a phase has the name of its type. */
const PHASE_OF = byId(TYPES, (type) => type)

/** Every train that has left the bank is in one place, and none that has rusted is left. */
export function checkTrains(state: State1856, must: Must): void {
  const { depot, scrapped, phase, operation } = state
  const owned = CORPORATIONS.flatMap((id) => trainsOf(state, id))
  checkTrainPlaces(depot, owned, scrapped, must)
  const types = trainTypes(state)
  // 1856-6d; 1856-2.7f: the last type may be sold before the one before it is sold out
  checkTrainOrder(
    types.filter(({ count }) => count !== null),
    depot,
    must,
  )
  must(depot.sold[lastType(state)] === 0 || depot.sold['6'] > 0, 'a last train was sold before any 6-train')
  must(
    TYPES.every((type) => depot.sold[type] === 0 || types.some((one) => one.type === type)),
    'a train was sold that is not in this game',
  )
  checkPhase(PHASE_OF, TYPES, depot, phase, must)
  for (const train of [...owned, ...depot.pool]) {
    const { rustsOn = [] } = TRAIN[typeOf(train)]
    must(!rustsOn.some((type) => hasBegun(state, type)), `train ${train.id} has rusted`)
  }
  must(!operation?.borrowed || operation.company === 'CGR', 'a train is lent to somebody else')
}
