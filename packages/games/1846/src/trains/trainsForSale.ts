import { takeFromBank, transfer, typeForSale, typesForSale } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { SIDE, SIDES_OF, type Side, type Type } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { playersIn, type State1846 } from '../state.ts'
import { beginPhaseOf } from './phases.ts'
import { trainTypes } from './trainTypes.ts'

/** 1846-6.51b, 1846-6.52: a new train or a used one, by the side that the buyer picks. */
export interface TrainForSale {
  readonly from: 'bank' | 'pool'
  readonly side: Side
}

/** 1846-6.51c, 1846-6.53: the type of which the bank sells new trains; trains in its pool do not matter. */
export const currentType = (state: State1846): Type | undefined =>
  typeForSale(trainTypes(state), state.depot)?.type

/** 1846-6.51b: the current type and everything in the bank pool, either side of each. */
export const trainsForSale = (state: State1846): TrainForSale[] =>
  typesForSale(trainTypes(state), state.depot).flatMap(({ from, type }) =>
    SIDES_OF[type].map((side) => ({ from, side })),
  )

/** What the sides on offer in the bank cost. */
export const pricesInBank = (state: State1846): number[] =>
  trainsForSale(state).map(({ side }) => SIDE[side].price)

export const cheapestInBank = (state: State1846): number => Math.min(...pricesInBank(state))

export const dearestInBank = (state: State1846): number => Math.max(...pricesInBank(state))

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
