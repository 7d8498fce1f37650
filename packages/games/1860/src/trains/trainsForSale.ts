import { type TypeForSale, typesForSale } from '@roundhouse/18xx'
import { TRAIN, type Type } from '../components/trains.ts'
import { type State1860, trainTypes } from '../state.ts'

/** 1860-BUY.2: a new train or a used one, by its type. */
export type TrainForSale = TypeForSale<Type>

/** 1860-BUY.2: the type on top of the stack, and each type in the pool. */
export const trainsInBank = (state: Pick<State1860, 'options' | 'depot'>): TrainForSale[] =>
  typesForSale(trainTypes(state), state.depot)

/** 1860-INS.4, 1860-BUY.7: the cheapest on offer, be it new or, where both are, used. There is always one (1860-PH.3). */
export const cheapestInBank = (state: Pick<State1860, 'options' | 'depot'>): TrainForSale =>
  trainsInBank(state).reduce((least, one) => (TRAIN[one.type].price <= TRAIN[least.type].price ? one : least))
