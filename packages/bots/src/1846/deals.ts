import { type CorporationId, SIDE, type State1846 } from '@roundhouse/1846'
import type { Decide } from './decide.ts'
import { keptTrains, lifeOf, revenueWith } from './forecast.ts'
import { ownedTrain } from './trains.ts'

/** 1846-6.50a: never the last train, and another one only for what it cost and would still have earned. */
export const answerForTrain: Decide = (state) => {
  const { seller, train, price } = state.deal as { seller: CorporationId; train: string; price: number }
  return { kind: price >= leastPrice(state, seller, train) ? 'agree' : 'disagree' }
}

function leastPrice(state: State1846, seller: CorporationId, train: string): number {
  const kept = keptTrains(state, seller)
  if (kept.length < 2) return Number.POSITIVE_INFINITY
  const others = kept.filter(({ id }) => id !== train)
  const { type, price } = SIDE[ownedTrain(state, seller, train).side]
  const earned = revenueWith(state, seller, kept) - revenueWith(state, seller, others)
  return Math.max(price, earned * lifeOf(state, type))
}
