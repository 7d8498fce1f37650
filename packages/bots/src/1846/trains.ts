import {
  type Action1846,
  type Actions1846,
  type CorporationId,
  cheapestInBank,
  currentType,
  isMinor,
  PHASE,
  priceOf,
  SIDE,
  SIDES_OF,
  type Side,
  type State1846,
  sharesOf,
  type Train,
  type Type,
  trainsForSale,
} from '@roundhouse/1846'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { keptTrains, lifeOf, newTrain, revenueWith, roundsLeft, roundsServed } from './forecast.ts'
import { ownPrivate } from './privates.ts'
import { promiseOf } from './shares.ts'

/** What a train adds to the income of a corporation whose track is still to come, by how many it has. */
const YOUNG: Readonly<Record<Type, readonly number[]>> = {
  '2': [40, 30, 20],
  '4': [80, 50, 30],
  '5': [120, 60],
  '6': [150, 60],
}
const YOUNG_SETS = 2

/** What a round more with a train is worth to a corporation beside the income. */
const SECURITY = 30

/** The types that are never phased out. */
const LASTING: readonly Type[] = ['5', '6']

const typeOf = ({ side }: Pick<Train, 'side'>): Type => SIDE[side].type

const lasts = (train: Pick<Train, 'side'>): boolean => LASTING.includes(typeOf(train))

/** What a train more is worth to a corporation that keeps these, less its price. */
function worthOf(state: State1846, id: CorporationId, kept: readonly Train[], side: Side): number {
  const { type, price } = SIDE[side]
  const gain = revenueWith(state, id, [...kept, newTrain(side)]) - revenueWith(state, id, kept)
  const young = state.set <= YOUNG_SETS ? (YOUNG[type][kept.length] ?? 0) : 0
  const life = lifeOf(state, type)
  const served = Math.max(0, ...kept.map((train) => lifeOf(state, typeOf(train))))
  const spared = lasts({ side }) && !kept.some(lasts) ? dearerLater(state, side) : 0
  return Math.max(gain, young) * life + SECURITY * Math.max(0, life - served) + spared - price
}

/** What is saved by having this train before the bank sells only dearer ones. */
const dearerLater = (state: State1846, side: Side): number =>
  roundsLeft(state) > 2 ? Math.max(0, SIDE['6'].price - SIDE[side].price) / 2 : 0

/** The train of the bank that serves a corporation best, if any is worth its price. */
function wantedTrain(state: State1846, id: CorporationId, kept: readonly Train[]): Side | undefined {
  if (kept.length >= PHASE[state.phase].trainLimit) return undefined
  const sides = new Set(trainsForSale(state).map(({ side }) => side))
  return bestBy(sides, (side) => worthOf(state, id, kept, side), 0)
}

/** The trains that a corporation would buy in this turn if it had the money: one, or two while it is young. */
export function wantedTrains(state: State1846, id: CorporationId): Side[] {
  const kept = keptTrains(state, id)
  const first = wantedTrain(state, id, kept)
  if (first === undefined) return []
  if (state.set > YOUNG_SETS) return [first]
  const second = wantedTrain(state, id, [...kept, newTrain(first)])
  return second === undefined ? [first] : [first, second]
}

const cheapestOf = (type: Type): number => Math.min(...SIDES_OF[type].map((side) => SIDE[side].price))

/** What the train costs that a corporation must have before its last one goes; 0 when it has one that lasts. */
export function priceDue(state: State1846, id: CorporationId): number {
  const kept = keptTrains(state, id)
  if (kept.some(lasts) || roundsLeft(state) <= roundsServed(state, id)) return 0
  if (kept.length === 0) return trainsForSale(state).length > 0 ? cheapestInBank(state) : 0
  const now = currentType(state)
  if (now === '6') return cheapestOf('6')
  return cheapestOf(now === '5' || kept.some((train) => typeOf(train) === '4') ? '5' : '4')
}

/** 1846-6.50a: trains that are worth their price; then what money is left for privates. */
export const trainStep: Decide = (state, decision) => {
  const id = decision.as as CorporationId
  const { offers } = decision
  if (!isOpen(offers, 'end-turn')) return forcedPurchase(state, decision, id)
  const kept = keptTrains(state, id)
  const bought = bestBy(actionsOf(offers, 'buy-train'), ({ side }) => worthOf(state, id, kept, side), 0)
  return bought ?? ownPrivate(state, decision, priceDue(state, id)) ?? { kind: 'end-turn' }
}

/** 1846-6.60: the cheapest way to a train: a sister's spare one, the bank's, shares of the corporation, shares of the president. */
function forcedPurchase(state: State1846, decision: Decision<Action1846>, id: CorporationId): Action1846 {
  const { offers, seat } = decision
  const { cash } = state.corporations[id].treasury
  const trains = actionsOf(offers, 'buy-train')
  const cost = ({ side }: { side: Side }) => 2 * Math.max(0, SIDE[side].price - cash)
  const bought = bestBy(trains, (train) => worthOf(state, id, [], train.side) - cost(train))
  if (bought && SIDE[bought.side].price <= cash) return bought
  return (
    sistersTrain(state, decision, id) ??
    minorWithTrain(decision, state) ??
    actionsOf(offers, 'emergency-issue')[0] ??
    bought ??
    actionsOf(offers, 'bankrupt')[0] ??
    saleForTrain(state, seat, id, actionsOf(offers, 'sell-for-train'))
  )
}

/** 1846-6.50a: a train that another corporation of the same president can do without. */
function sistersTrain(
  state: State1846,
  { offers, seat }: Decision<Action1846>,
  id: CorporationId,
): Action1846 | undefined {
  const { cash } = state.corporations[id].treasury
  const spare = bestBy(
    numbersOf(offers, 'offer-train').filter(
      ({ action }) =>
        state.corporations[action.seller!].president === seat && keptTrains(state, action.seller!).length > 1,
    ),
    ({ action }) => revenueWith(state, id, [ownedTrain(state, action.seller!, action.train!)]),
  )
  if (!spare) return undefined
  const { seller, train } = spare.action as { seller: CorporationId; train: string }
  return {
    kind: 'offer-train',
    seller,
    train,
    price: Math.min(cash, SIDE[ownedTrain(state, seller, train).side].price),
  }
}

export const ownedTrain = ({ corporations }: State1846, id: CorporationId, train: string): Train =>
  corporations[id].trains.find((other) => other.id === train)!

/** 1846-3.57: a minor of the president's own brings its train. */
function minorWithTrain({ offers, seat }: Decision<Action1846>, state: State1846): Action1846 | undefined {
  const minor = numbersOf(offers, 'buy-private').find(
    ({ action }) => isMinor(action.private!) && state.privates[action.private!].owner === seat,
  )
  return minor && { kind: 'buy-private', private: minor.action.private!, price: minor.most }
}

/** 1846-6.66: shares that promise least, no presidency if that can be helped, and no more than needed. */
function saleForTrain(
  state: State1846,
  seat: Seat,
  id: CorporationId,
  sales: readonly Actions1846['sell-for-train'][],
): Action1846 {
  const missing = cheapestInBank(state) - state.corporations[id].treasury.cash - state.players[seat]!.cash
  const keepsAll = ({ corporation, count }: Actions1846['sell-for-train']) =>
    state.corporations[corporation].president !== seat ||
    state.corporations[corporation].shares.players.every(
      (shares, other) => other === seat || shares <= sharesOf(state, seat, corporation) - count,
    )
  const loss = (sale: Actions1846['sell-for-train']) => {
    const { corporation, count } = sale
    const surplus = count * priceOf(state, corporation) - missing
    return (
      (keepsAll(sale) ? 0 : 1000) +
      (surplus < 0 ? 500 - surplus : surplus) +
      count * priceOf(state, corporation) * promiseOf(state, corporation)
    )
  }
  return bestBy(sales, (sale) => -loss(sale))!
}

/** 1846-6.57: the train without which the others earn most; of equals the one that cost least. */
export const worstTrain: Decide = (state, { as, offers }) => {
  const id = as as CorporationId
  const kept = keptTrains(state, id)
  const left = (train: Train) => {
    const others = kept.filter((other) => other !== train)
    return revenueWith(state, id, others) + (others.some(lasts) ? 1000 : 0) - SIDE[train.side].price / 1000
  }
  return bestBy(actionsOf(offers, 'return-train'), ({ train }) => left(ownedTrain(state, id, train)))!
}
