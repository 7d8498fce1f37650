import {
  offerDeal,
  refuseAtLimit,
  refuseSeller,
  returnToPool,
  tradeTrain,
  trainOffers,
  trainTypeOf,
  transfer,
} from '@roundhouse/18xx'
import { type Offer, type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { type Actions1856, step1856 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { TRAIN, type Type } from '../components/trains.ts'
import type { Emit1856 } from '../events.ts'
import { mustBuyTrain, refusePrice } from '../forced/trainObligation.ts'
import { giveUpTrain, refuseGivingUp } from '../government/trains.ts'
import { cashOnTurn, corporationOnTurn, refuseStep } from '../operationStep.ts'
import {
  controllerOf,
  corporationsOverLimit,
  hasBegun,
  lastType,
  launched,
  type State1856,
  trainLimit,
  trainsCounted,
  trainsOf,
  typeOnOffer,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { goOn } from '../turn.ts'
import { buyFromBank, notePermanentTrain } from './buyFromBank.ts'
import { mayOwnNew, type TrainForSale, trainsForSale, trainsInBank } from './trainsForSale.ts'

/** 1856-2.7a: any number of trains of bank and pool, one after the other, at their list price. */
export const buyTrain = step1856('buy-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseFull(state),
  candidates: (state) =>
    trainsForSale(state, corporationOnTurn(state)).map((train) => ({
      action: { kind: 'buy-train', ...train },
    })),
  refuse: (state, { from, type }, seat) =>
    refuseUnsold(state, { from, type }) ??
    refuseForCgr(state, type) ??
    refusePrice(state, TRAIN[type].price, state.players[seat]!.cash),
  apply(state, { from, type }, seat, emit) {
    const corporation = corporationOnTurn(state)
    const { price } = TRAIN[type]
    // 1856-2.7i: the treasury is emptied first
    const short = price - cashOnTurn(state)
    if (short > 0) transfer(state, seat, corporation, short, 'president', emit)
    buyFromBank(state, corporation, { from, type }, price, emit)
    goOn(state, emit)
  },
})

/** 1856-2.7b: a train of another corporation, at a price on which both presidents agree; in deals of the CGR the list price (1856-3o). */
export const offerTrain = step1856('offer-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseFull(state),
  candidates: offersForTrains,
  refuse(state, { seller, train, price }) {
    const corporation = corporationOnTurn(state)
    const refused =
      refuseSeller(TITLE, state.corporations, corporation, seller, train) ??
      refuseForCgr(state, trainTypeOf<Type>(train)) ??
      refuseOffList(state, { seller, train, price })
    if (refused) return refused
    const treasury = cashOnTurn(state)
    if (price <= treasury) return undefined
    // 1856-2.7i: never with the president's money
    return refusal(mustBuyTrain(state) ? '1856-2.7i' : '1856-2.7b', 'price', { corporation, price, treasury })
  },
  apply(state, { seller, train, price }, seat, emit) {
    const to = controllerOf(state, seller)!
    if (to === seat) acquireTrain(state, seller, train, price, emit)
    else offerDeal(state, { kind: 'train', seat: to, seller, train, price }, corporationOnTurn(state), emit)
  },
})

/** 1856-2.7b: the corporation on turn pays the seller and has the train. */
export function acquireTrain(
  state: State1856,
  seller: CorporationId,
  train: string,
  price: number,
  emit: Emit1856,
): void {
  const corporation = corporationOnTurn(state)
  tradeTrain(state, corporation, seller, train, price, emit)
  emit({ kind: 'train-bought', corporation, train, from: seller, price })
  notePermanentTrain(state, corporation)
}

/** 1856-2.7e: a president gives up trains of a corporation above its limit, and none of his own will; but 1856-3k. */
export const returnTrain = step1856('return-train', {
  refuseNow: (state) =>
    isCgrGivingUp(state) || corporationsOverLimit(state).length > 0
      ? undefined
      : refusal('1856-2.7e', 'voluntary'),
  *candidates(state, seat) {
    for (const id of givingUp(state, seat))
      for (const { id: train } of trainsOf(state, id)) yield { action: { kind: 'return-train', train } }
  },
  refuse(state, { train }, seat) {
    if (isCgrGivingUp(state)) return refuseGivingUp(state, train)
    return ownerGivingUp(state, train, seat) ? undefined : refusal('1856-2.7e', 'train', { train })
  },
  apply(state, { train }, seat, emit) {
    if (isCgrGivingUp(state)) return giveUpTrain(state, train, emit)
    returnToPool(state, ownerGivingUp(state, train, seat)!, train, emit)
    goOn(state, emit)
  },
})

const isCgrGivingUp = ({ formation }: State1856): boolean => formation?.step === 'trains'

const givingUp = (state: State1856, seat: Seat): CorporationId[] =>
  isCgrGivingUp(state)
    ? ['CGR']
    : corporationsOverLimit(state).filter((id) => controllerOf(state, id) === seat)

const ownerGivingUp = (state: State1856, train: string, seat: Seat): CorporationId | undefined =>
  givingUp(state, seat).find((corporation) => trainsOf(state, corporation).some(({ id }) => id === train))

type TrainOffer = Omit<Actions1856['offer-train'], 'kind'>

/** 1856-2.7b, 1856-3o: any price up to what is in the treasury, or the list price alone. */
function* offersForTrains(state: State1856): Generator<Offer<Actions1856['offer-train']>> {
  const buyer = corporationOnTurn(state)
  const listPriced = launched(state).filter((seller) => buyer === 'CGR' || seller === 'CGR')
  const others = launched(state).filter((seller) => !listPriced.includes(seller))
  yield* trainOffers(state.corporations, buyer, others, ({ id }) => listPrice(id))
  for (const seller of listPriced)
    for (const { id: train } of trainsOf(state, seller))
      yield { action: { kind: 'offer-train', seller, train, price: listPrice(train) } }
}

const listPrice = (train: string): number => TRAIN[trainTypeOf<Type>(train)].price

/** 1856-3o. */
function refuseOffList(state: State1856, { seller, train, price }: TrainOffer): Refusal | undefined {
  if (corporationOnTurn(state) !== 'CGR' && seller !== 'CGR') return undefined
  const list = listPrice(train)
  return price === list ? undefined : refusal('1856-3o', 'price', { train, price, list })
}

/** 1856-2.7d: a D by trade-in excepted, which is a step of its own. */
export function refuseFull(state: State1856): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  return refuseAtLimit(TITLE, corporation, trainsCounted(state, corporation), trainLimit(state, corporation))
}

/** 1856-2.7a, 1856-2.7f: why bank and pool do not sell this. */
function refuseUnsold(state: State1856, { from, type }: TrainForSale): Refusal | undefined {
  if (trainsInBank(state).some((train) => train.from === from && train.type === type)) return undefined
  if (from === 'pool') return refusal('1856-2.7a', 'pool', { type })
  return type === lastType(state) && !hasBegun(state, '6')
    ? refusal('1856-2.7f', 'phase', { type })
    : refusal('1856-2.7a', 'type', { type, current: String(typeOnOffer(state)) })
}

/** 1856-3o. */
const refuseForCgr = (state: State1856, type: Type): Refusal | undefined =>
  mayOwnNew(corporationOnTurn(state), type) ? undefined : refusal('1856-3o', 'type', { type })
