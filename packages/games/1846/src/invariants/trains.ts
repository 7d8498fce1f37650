import { checkPhase, checkTrainOrder, checkTrainPlaces } from '@roundhouse/18xx/audit'
import type { Must } from '@roundhouse/kernel/audit'
import { COMPANIES, CORPORATIONS } from '../components/companies.ts'
import { PHASE_OF, SIDE, TYPES, type Type } from '../components/trains.ts'
import { playersIn, type State1846, type Train, trainsOf } from '../state.ts'
import { isOverLimit } from '../trains/phases.ts'
import { trainsForSale } from '../trains/trainsForSale.ts'
import { trainTypes } from '../trains/trainTypes.ts'

/** Every train that has left the bank is in one place, and as its phase has it. */
export function checkTrains(state: State1846, must: Must): void {
  const { depot, scrapped, surplus, phase } = state
  const owned = COMPANIES.flatMap((id) => trainsOf(state, id))
  checkTrainPlaces(depot, owned, scrapped, must)
  // 1846-2.2, 1846-6.53
  checkTrainOrder(trainTypes(state), depot, must)
  // 1846-8.1
  checkPhase(PHASE_OF, TYPES, depot, phase, must)
  for (const train of [...owned, ...depot.pool])
    must(isInPhase(state, train), `train ${train.id} is not as it is in phase ${phase}`)
  must(!depot.pool.some(({ phasedOut }) => phasedOut), 'a phased-out train is in the bank pool')
  // 1846-10.3
  const isSoldOut = playersIn(state) === 2 && trainsForSale(state).length === 0
  must((state.lastSet !== null) === isSoldOut, 'the last set is not that of the last train')
  // 1846-6.54, 1846-6.57
  for (const id of CORPORATIONS)
    must(
      surplus.includes(id) === isOverLimit(state, id),
      `${id} has too many trains, or is asked for one too many`,
    )
}

/** 1846-8.3, 1846-8.4, 1846-8.5: the side belongs to the type, which is phased out when it should be. */
function isInPhase({ phase }: State1846, { id, side, phasedOut }: Train): boolean {
  const { type } = SIDE[side]
  const out: readonly Type[] = phase === 'III' ? ['2'] : phase === 'IV' ? ['4'] : []
  const isGone = phase === 'IV' && type === '2'
  return id.startsWith(`${type}-`) && !isGone && phasedOut === out.includes(type)
}
