import { scrapTrains, takeTrains } from '@roundhouse/18xx'
import { CORPORATIONS, type CorporationId, PRIVATES } from '../components/companies.ts'
import { TRAIN, TYPES, type Type } from '../components/trains.ts'
import type { Emit1856 } from '../events.ts'
import { beginFormation } from '../government/beginFormation.ts'
import { closePrivate } from '../privates/closePrivate.ts'
import { payEscrowAtSixes } from '../shares/escrow.ts'
import { hasBegun, type State1856, typeOf } from '../state.ts'

/**
 * 1856-2.7c, 1856-Pa: a corporation has bought a new train from the bank, and owns it. Trains over the limit are given
 * up by whoever `corporationsOverLimit` names, before anything else goes on.
 */
export function noteNewTrain(state: State1856, buyer: CorporationId, type: Type, emit: Emit1856): void {
  // 1856-0e, 1856-Pc: the last 5-train may be the first
  payEscrowAtSixes(state, emit)
  if (!hasBegun(state, type)) beginPhase(state, buyer, type, emit)
}

/** 1856-P: tiles, limits, off-board values and operating rounds follow from the phase itself. */
function beginPhase(state: State1856, buyer: CorporationId, phase: Type, emit: Emit1856): void {
  state.phase = phase
  emit({ kind: 'phase', phase })
  for (const type of TYPES) if (TRAIN[type].rustsOn?.includes(phase)) rust(state, type, emit)
  if (phase === '5') closePrivates(state, emit)
  if (phase === '6') {
    removePort(state, emit)
    beginFormation(state, buyer, emit)
  }
}

/** 1856-Pb: from the pool, too. */
function rust(state: State1856, type: Type, emit: Emit1856): void {
  const owned = [...CORPORATIONS.map((id) => state.corporations[id].trains), state.depot.pool]
  const rusted = owned.flatMap((trains) => takeTrains(trains, (train) => typeOf(train) === type))
  scrapTrains(state, rusted, emit)
}

/** 1856-5.1a. */
function closePrivates(state: State1856, emit: Emit1856): void {
  for (const id of PRIVATES) if (state.privates[id].status === 'open') closePrivate(state, id, emit)
}

/** 1856-5.1e. */
function removePort(state: State1856, emit: Emit1856): void {
  if (!state.port) return
  state.port = null
  emit({ kind: 'port-removed' })
}
