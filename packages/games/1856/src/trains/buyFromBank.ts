import { takeFromBank, transfer } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { isPermanent, type State1856 } from '../state.ts'
import { noteNewTrain } from './phases.ts'
import type { TrainForSale } from './trainsForSale.ts'

/** 1856-2.7a: a corporation pays the bank for a train and owns it; what a new one brings happens at once (1856-2.7c). */
export function buyFromBank(
  state: State1856,
  corporation: CorporationId,
  { from, type }: TrainForSale,
  price: number,
  emit: Emit1856,
): void {
  transfer(state, corporation, 'bank', price, 'train', emit)
  const train = takeFromBank(state.depot, { from, type })
  state.corporations[corporation].trains.push({ id: train })
  emit({ kind: 'train-bought', corporation, train, from, price })
  notePermanentTrain(state, corporation)
  if (from === 'bank') noteNewTrain(state, corporation, type, emit)
}

/** 1856-3p: with a 5-, 6- or last train the CGR becomes like any other corporation. */
export function notePermanentTrain(state: State1856, corporation: CorporationId): void {
  if (corporation === 'CGR' && state.corporations.CGR.trains.some(isPermanent)) state.cgrOwnedPermanent = true
}
