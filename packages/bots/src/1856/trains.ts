import {
  type Action1856,
  type CorporationId,
  hasBegun,
  lastType,
  loanProceeds,
  type State1856,
  TRADE_IN_PRICE,
  TRAIN,
  type Type,
  trainLimit,
  trainsForSale,
  trainsOf,
  treasuryOf,
  typeOf,
} from '@roundhouse/1856'
import type { Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { lasts, lifeOf, revenueWith, roundsLeft, typesOwned } from './forecast.ts'
import { costOfLoan } from './nextTrain.ts'
import { raiseForTrain } from './raising.ts'

/** What a train adds to the income of a corporation whose track is still to come, by how many it has. */
const YOUNG: Readonly<Record<Type, readonly number[]>> = {
  '2': [40, 30, 20],
  '3': [70, 50, 30],
  '4': [110, 80, 40],
  '5': [150, 100],
  '6': [180, 100],
  D: [250],
  '8': [230],
}
const YOUNG_SETS = 2

/** What a round more with a train is worth to a corporation beside the income. */
const SECURITY = 30

/** What a dollar in the treasury is worth that could buy a train. */
const DOLLAR = 0.5

/** What a corporation keeps of these trains once it has another. */
const keptBeside = (state: State1856, kept: readonly Type[], bought: Type): Type[] =>
  hasBegun(state, bought) ? [...kept] : kept.filter((type) => !TRAIN[type].rustsOn?.includes(bought))

/** What a train more is worth to a corporation that has these, less its price. */
function worthOf(state: State1856, id: CorporationId, had: readonly Type[], type: Type): number {
  const { price } = TRAIN[type]
  const kept = keptBeside(state, had, type)
  const gain = revenueWith(state, id, [...kept, type]) - revenueWith(state, id, had)
  const young = state.set <= YOUNG_SETS ? (YOUNG[type][had.length] ?? 0) : 0
  const life = lifeOf(state, type)
  const served = Math.max(0, ...kept.map((one) => lifeOf(state, one)))
  const spared = lasts(type) && !kept.some(lasts) ? dearerLater(state, price) : 0
  return Math.max(gain, young) * life + SECURITY * Math.max(0, life - served) + spared - DOLLAR * price
}

/** What is saved by having this train before the bank sells only the last type. */
const dearerLater = (state: State1856, price: number): number =>
  roundsLeft(state) > 2 ? Math.max(0, TRAIN[lastType(state)].price - price) / 2 : 0

/** The train that serves a corporation best, if any is worth its price and so many loans. */
export function wantedTrain(state: State1856, id: CorporationId, loans = 0): Type | undefined {
  const had = typesOwned(state, id)
  if (had.length >= trainLimit(state, id)) return undefined
  const types = new Set(trainsForSale(state, id).map(({ type }) => type))
  return bestBy(types, (type) => worthOf(state, id, had, type), loans * costOfLoan(state))
}

/** 1856-2.7a: trains that are worth their price, be it with a loan. */
export const trainStep: Decide = (state, decision) => {
  const id = decision.as as CorporationId
  const { offers } = decision
  if (!isOpen(offers, 'done')) return forcedPurchase(state, decision, id)
  const had = typesOwned(state, id)
  const bought = bestBy(actionsOf(offers, 'buy-train'), ({ type }) => worthOf(state, id, had, type), 0)
  return bought ?? tradedIn(state, decision, id, 0) ?? loanForTrain(state, decision, id) ?? { kind: 'done' }
}

/** 1856-2.7f: the last type in the place of the train that it needs least. */
function tradedIn(
  state: State1856,
  { offers }: Decision<Action1856>,
  id: CorporationId,
  floor?: number,
): Action1856 | undefined {
  const type = lastType(state)
  const had = typesOwned(state, id)
  const now = revenueWith(state, id, had)
  return bestBy(
    actionsOf(offers, 'trade-in'),
    ({ train }) => {
      const others = without(had, typeOf({ id: train }))
      const gain = revenueWith(state, id, [...keptBeside(state, others, type), type]) - now
      const lasting = had.some(lasts) ? 0 : SECURITY * roundsLeft(state) + dearerLater(state, 0) / 2
      return gain * roundsLeft(state) + lasting - DOLLAR * TRADE_IN_PRICE[type]
    },
    floor,
  )
}

export function without(types: readonly Type[], one: Type): Type[] {
  const place = types.indexOf(one)
  return types.filter((_, other) => other !== place)
}

/** 1856-2.9c: a loan where it buys a train that is worth it, too. */
function loanForTrain(
  state: State1856,
  { offers }: Decision<Action1856>,
  id: CorporationId,
): Action1856 | undefined {
  if (!isOpen(offers, 'take-loan')) return undefined
  const had = typesOwned(state, id)
  if (had.length >= trainLimit(state, id)) return undefined
  const { cash } = treasuryOf(state, id)
  const funds = cash + loanProceeds(state)
  const types = trainsForSale(state, id).map(({ type }) => type)
  const payable = types.filter((type) => TRAIN[type].price > cash && TRAIN[type].price <= funds)
  return payable.some((type) => worthOf(state, id, had, type) > costOfLoan(state))
    ? { kind: 'take-loan' }
    : undefined
}

/** 1856-2.7g: the cheapest way to a train: a sister's spare one, a loan, the bank, shares of the president. */
function forcedPurchase(state: State1856, decision: Decision<Action1856>, id: CorporationId): Action1856 {
  const { offers } = decision
  const { cash } = treasuryOf(state, id)
  const trains = actionsOf(offers, 'buy-train')
  const cost = ({ type }: { type: Type }) => 2 * Math.max(0, TRAIN[type].price - cash)
  const bought = bestBy(trains, (train) => worthOf(state, id, [], train.type) - cost(train))
  if (bought && TRAIN[bought.type].price <= cash) return bought
  return (
    tradedIn(state, decision, id) ??
    sistersTrain(state, decision, id) ??
    actionsOf(offers, 'take-loan')[0] ??
    bought ??
    raiseForTrain(state, decision)
  )
}

/** 1856-2.7b: a train that another corporation of the same president can do without. */
function sistersTrain(
  state: State1856,
  { offers, seat }: Decision<Action1856>,
  id: CorporationId,
): Action1856 | undefined {
  const { cash } = treasuryOf(state, id)
  const spare = bestBy(
    numbersOf(offers, 'offer-train').filter(({ action }) => {
      const seller = action.seller!
      if (state.corporations[seller].president !== seat) return false
      const type = typeOf({ id: action.train! })
      return lasts(type)
        ? typesOwned(state, seller).filter(lasts).length > 1
        : trainsOf(state, seller).length > 1
    }),
    ({ action }) => revenueWith(state, id, [typeOf({ id: action.train! })]),
    0,
  )
  if (!spare) return undefined
  const { seller, train } = spare.action as { seller: CorporationId; train: string }
  return { kind: 'offer-train', seller, train, price: Math.min(cash, TRAIN[typeOf({ id: train })].price) }
}

/** 1856-2.7e: the train without which the others earn most, but one that lasts is kept. */
export const worstTrain: Decide = (state, { as, offers }) => {
  const id = as as CorporationId
  const had = typesOwned(state, id)
  return bestBy(actionsOf(offers, 'return-train'), ({ train }) => {
    const type = typeOf({ id: train })
    const others = without(had, type)
    return revenueWith(state, id, others) + (others.some(lasts) ? 1000 : 0) - TRAIN[type].price / 1000
  })!
}
