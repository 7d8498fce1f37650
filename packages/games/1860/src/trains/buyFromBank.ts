import { takeFromBank, transfer } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { TRAIN } from '../components/trains.ts'
import type { Emit1860 } from '../events.ts'
import { becomeSolvent } from '../insolvency/insolvency.ts'
import type { State1860 } from '../state.ts'
import { notePhase } from './phases.ts'
import type { TrainForSale } from './trainsForSale.ts'

/** 1860-BUY.2: a company pays the bank for a train and owns it; what a new one begins happens at once (1860-BUY.6). */
export function buyFromBank(
  state: State1860,
  corporation: CorporationId,
  { from, type }: TrainForSale,
  emit: Emit1860,
): void {
  const { price } = TRAIN[type]
  transfer(state, corporation, 'bank', price, 'train', emit)
  const train = takeFromBank(state.depot, { from, type })
  state.corporations[corporation].trains.push({ id: train })
  emit({ kind: 'train-bought', corporation, train, from, price })
  becomeSolvent(state, corporation, emit)
  if (from === 'bank') notePhase(state, type, emit)
}
