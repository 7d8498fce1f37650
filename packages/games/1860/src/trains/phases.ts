import { scrapTrains, takeTrains } from '@roundhouse/18xx'
import { CORPORATIONS } from '../components/companies.ts'
import { phaseOf, TRAIN, TYPES, type Type } from '../components/trains.ts'
import type { Emit1860 } from '../events.ts'
import { hasBegun, isSouthernFormed, type State1860, typeOf } from '../state.ts'

/** 1860-PH.1: the first train of a type begins its phase; tiles, limits and Ryde Pier follow from the phase itself. */
export function notePhase(state: State1860, type: Type, emit: Emit1860): void {
  const phase = phaseOf(type)
  if (hasBegun(state, phase)) return
  state.phase = phase
  emit({ kind: 'phase', phase })
  for (const rusting of TYPES) if (TRAIN[rusting].rustsOn === type) rust(state, rusting, emit)
  if (phase === '6') putUpFishbourne(state, emit)
  // 1860-SOU.1
  if (isSouthernFormed(state)) emit({ kind: 'southern-formed' })
}

/** 1860-PH.2: wherever they are. */
function rust(state: State1860, type: Type, emit: Emit1860): void {
  const owned = [...CORPORATIONS.map((id) => state.corporations[id].trains), state.depot.pool]
  const rusted = owned.flatMap((trains) => takeTrains(trains, (train) => typeOf(train) === type))
  scrapTrains(state, rusted, emit)
}

/** 1860-PRIV.7. */
function putUpFishbourne(state: State1860, emit: Emit1860): void {
  state.privates.FFC.status = 'open'
  emit({ kind: 'fishbourne-for-sale' })
}
