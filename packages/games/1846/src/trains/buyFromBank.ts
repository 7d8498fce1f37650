import { takeFromBank, transfer } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { SIDE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { playersIn, type State1846 } from '../state.ts'
import { beginPhaseOf } from './phases.ts'
import { type TrainForSale, trainsForSale } from './trainsForSale.ts'

/** A corporation pays the bank the printed price for a train. The first new one of its type begins a phase (1846-8.1). */
export function buyFromBank(
  state: State1846,
  corporation: CorporationId,
  { from, side }: TrainForSale,
  emit: Emit1846,
): void {
  const { type, price } = SIDE[side]
  transfer(state, corporation, 'bank', price, 'train', emit)
  const id = takeFromBank(state.depot, { from, type })
  state.corporations[corporation].trains.push({ id, side, phasedOut: false, ran: false })
  emit({ kind: 'train-bought', corporation, train: id, side, from, price })
  // 1846-6.58: used trains begin no phase
  if (from === 'bank') beginPhaseOf(state, type, emit)
  if (trainsForSale(state).length === 0) setLastSet(state, emit)
}

/** 1846-10.3: once the bank of two players has no train, one more full set is played. */
function setLastSet(state: State1846, emit: Emit1846): void {
  if (playersIn(state) !== 2) return
  state.lastSet = state.set + 1
  emit({ kind: 'last-train', lastSet: state.lastSet })
}
