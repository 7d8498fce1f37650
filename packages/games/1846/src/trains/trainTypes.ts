import type { TrainType } from '@roundhouse/18xx'
import { LAST_TRAINS, TRAINS, TYPES, type Type } from '../components/trains.ts'
import { playersIn, type State1846 } from '../state.ts'

/** The types in order of sale, with how many there are; null is without limit. */
export const trainTypes = (state: State1846): TrainType<Type>[] =>
  TYPES.map((type) => ({
    type,
    // 1846-6.51c
    count: TRAINS[playersIn(state)][type] ?? (state.options.phase4Trains === 'nine' ? LAST_TRAINS : null),
  }))
