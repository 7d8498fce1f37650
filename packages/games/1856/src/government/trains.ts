import { returnToPool } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { CGR_TRAIN_LIMIT } from '../components/trains.ts'
import type { Emit1856 } from '../events.ts'
import { isPermanent, type State1856, trainLimit, trainsOf } from '../state.ts'
import { goOn } from '../turn.ts'
import { settleFormation } from './beginFormation.ts'

/** 1856-3k: above three it must give up trains, and 4-trains it may. */
export const mayGiveUpTrains = (state: State1856): boolean =>
  isAboveTrainLimit(state) || trainsOf(state, 'CGR').some((train) => !isPermanent(train))

const isAboveTrainLimit = (state: State1856): boolean =>
  trainsOf(state, 'CGR').length > trainLimit(state, 'CGR')

/** 1856-3k: why the CGR does not give up this train as it is formed: 5- and 6-trains only above three of them. */
export function refuseGivingUp(state: State1856, train: string): Refusal | undefined {
  const trains = trainsOf(state, 'CGR')
  const given = trains.find(({ id }) => id === train)
  if (!given) return refusal('1856-3k', 'train', { train })
  const permanent = trains.filter(isPermanent).length
  return isPermanent(given) && permanent <= CGR_TRAIN_LIMIT
    ? refusal('1856-3k', 'permanent', { train, permanent, limit: CGR_TRAIN_LIMIT })
    : undefined
}

export function giveUpTrain(state: State1856, train: string, emit: Emit1856): void {
  returnToPool(state, 'CGR', train, emit)
  if (!mayGiveUpTrains(state)) endFormation(state, emit)
}

/** 1856-3k: why the CGR cannot keep the trains that it has. */
export const refuseKeepingTrains = (state: State1856): Refusal | undefined =>
  isAboveTrainLimit(state) ? refusal('1856-3k', 'limit', { limit: CGR_TRAIN_LIMIT }) : undefined

/** The last decision is made, and the round goes on. */
export function endFormation(state: State1856, emit: Emit1856): void {
  settleFormation(state, emit)
  goOn(state, emit)
}
