import { type TypeForSale, typesForSale } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { PERMANENT, TRAIN, type Type } from '../components/trains.ts'
import { hasBegun, lastType, type State1856, trainTypes } from '../state.ts'

/** 1856-2.7a: a new train or a used one, by its type. */
export type TrainForSale = TypeForSale<Type>

/** 1856-2.7a, 1856-2.7f: the type on top of the stack, the last type from phase 6 on, and each type in the pool. */
export function trainsInBank(state: State1856): TrainForSale[] {
  const onSale = typesForSale(trainTypes(state), state.depot)
  const last = { from: 'bank', type: lastType(state) } as const
  const isOnTop = onSale.some(({ from, type }) => from === last.from && type === last.type)
  return hasBegun(state, '6') && !isOnTop ? [...onSale, last] : onSale
}

/** 1856-3o: what this corporation may buy of it, be its money as it may. There is always a train of the last type. */
export const trainsForSale = (state: State1856, corporation: CorporationId): TrainForSale[] =>
  trainsInBank(state).filter(({ type }) => mayOwnNew(corporation, type))

/** 1856-3o: the CGR buys no 2-, 3- and 4-trains, from anybody. */
export const mayOwnNew = (corporation: CorporationId, type: Type): boolean =>
  corporation !== 'CGR' || PERMANENT.includes(type)

/** 1856-2.7i, 1856-3r: what the cheapest train costs that this corporation may buy of bank and pool. */
export const cheapestInBank = (state: State1856, corporation: CorporationId): number =>
  Math.min(...trainsForSale(state, corporation).map(({ type }) => TRAIN[type].price))
