import { type CorporationId, hasBegunWith, type State1860, TRAIN, type Type, typeOf } from '@roundhouse/1860'
import { actionsOf, bestBy, isOpen } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { lifeOf, revenueWith, typesOwned } from './forecast.ts'

/** What a train adds to the revenue of a company whose track is still to come, by how many it has. */
const YOUNG: readonly number[] = [50, 35, 20]
const YOUNG_SETS = 2

/** What a round more with a train is worth to a company beside the revenue. */
const SECURITY = 30

/** What a credit in the treasury is worth. */
const CREDIT = 0.45

/** What a company keeps of these trains once it has another. */
const keptBeside = (state: State1860, kept: readonly Type[], bought: Type): Type[] =>
  hasBegunWith(state, bought) ? [...kept] : kept.filter((type) => TRAIN[type].rustsOn !== bought)

/** What a train more is worth to a company that has these, less its price. */
function worthOf(state: State1860, id: CorporationId, had: readonly Type[], type: Type): number {
  const kept = keptBeside(state, had, type)
  const gain = revenueWith(state, id, [...kept, type]) - revenueWith(state, id, had)
  const young = state.set <= YOUNG_SETS ? (YOUNG[had.length] ?? 0) : 0
  const life = lifeOf(state, type)
  const served = Math.max(0, ...kept.map((one) => lifeOf(state, one)))
  return Math.max(gain, young) * life + SECURITY * Math.max(0, life - served) - CREDIT * TRAIN[type].price
}

/** 1860-BUY.1, 1860-BUY.7: trains that are worth their price, and one where it must be. */
export const trainStep: Decide = (state, { offers, as }) => {
  const id = as as CorporationId
  const had = typesOwned(state, id)
  const floor = isOpen(offers, 'done') ? 0 : Number.NEGATIVE_INFINITY
  const bought = bestBy(actionsOf(offers, 'buy-train'), ({ type }) => worthOf(state, id, had, type), floor)
  return bought ?? { kind: 'done' }
}

/** 1860-BUY.9: the train without which the others earn most, the cheapest of equals. */
export const worstTrain: Decide = (state, { as, offers }) => {
  const id = as as CorporationId
  const had = typesOwned(state, id)
  return bestBy(actionsOf(offers, 'return-train'), ({ train }) => {
    const type = typeOf({ id: train })
    return revenueWith(state, id, without(had, type)) - TRAIN[type].price / 1000
  })!
}

function without(types: readonly Type[], one: Type): Type[] {
  const place = types.indexOf(one)
  return types.filter((_, other) => other !== place)
}

/** 1860-BUY.3: never the last train, and another one only for what it cost and would still have earned. */
export const answerForTrain: Decide = (state) => {
  const { seller, train, price } = state.deal!
  return { kind: price >= leastPrice(state, seller, typeOf({ id: train })) ? 'agree' : 'disagree' }
}

function leastPrice(state: State1860, seller: CorporationId, type: Type): number {
  const had = typesOwned(state, seller)
  const others = without(had, type)
  if (others.length === 0) return Number.POSITIVE_INFINITY
  const earned = revenueWith(state, seller, had) - revenueWith(state, seller, others)
  return Math.max(TRAIN[type].price, earned * lifeOf(state, type))
}
