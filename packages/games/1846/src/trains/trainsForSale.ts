import { typeForSale, typesForSale } from '@roundhouse/18xx'
import { SIDE, SIDES_OF, type Side, type Type } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
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

/** What the dearer side of the cheapest train costs, which is the cheaper one where there is none. */
export const dearerSideOfCheapest = (state: State1846): number => {
  const cheapest = cheapestInBank(state)
  const { side } = trainsForSale(state).find((train) => SIDE[train.side].price === cheapest)!
  return Math.max(...SIDES_OF[SIDE[side].type].map((other) => SIDE[other].price))
}

export const cheapestInBank = (state: State1846): number => Math.min(...pricesInBank(state))

export const dearestInBank = (state: State1846): number => Math.max(...pricesInBank(state))
