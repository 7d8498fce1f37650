import { type CorporationId, type State1856, TRAIN, typeOf } from '@roundhouse/1856'
import type { Decide } from './decide.ts'
import { lasts, lifeOf, revenueWith, typesOwned } from './forecast.ts'
import { without } from './trains.ts'

/** 1856-2.7b: never the last train or the last that lasts, and another one only for what it cost and would still have earned. */
export const answerForTrain: Decide = (state) => {
  const { seller, train, price } = state.deal as { seller: CorporationId; train: string; price: number }
  return { kind: price >= leastPrice(state, seller, train) ? 'agree' : 'disagree' }
}

function leastPrice(state: State1856, seller: CorporationId, train: string): number {
  const had = typesOwned(state, seller)
  const type = typeOf({ id: train })
  const others = without(had, type)
  if (others.length === 0 || (lasts(type) && !others.some(lasts))) return Number.POSITIVE_INFINITY
  const earned = revenueWith(state, seller, had) - revenueWith(state, seller, others)
  return Math.max(TRAIN[type].price, earned * lifeOf(state, type))
}
