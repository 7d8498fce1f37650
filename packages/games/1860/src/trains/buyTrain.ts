import {
  answerDeal,
  offerDeal,
  refuseAtLimit,
  refuseCost,
  refuseSeller,
  tradeTrain,
  trainOffers,
  trainTypeOf,
} from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { type Actions1860, plainStep1860, step1860 } from '../actions.ts'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CREDIT_STEP } from '../components/money.ts'
import { TRAIN, type Type } from '../components/trains.ts'
import type { Emit1860 } from '../events.ts'
import { becomeSolvent } from '../insolvency/insolvency.ts'
import { companyOnTurn, refuseStep } from '../operationStep.ts'
import {
  controllerOf,
  floated,
  isTrainless,
  type State1860,
  trainLimit,
  trainsOf,
  treasuryOf,
  typeOnTop,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { buyFromBank } from './buyFromBank.ts'
import { goOnBuying } from './goOnBuying.ts'
import { type TrainForSale, trainsInBank } from './trainsForSale.ts'

/** 1860-BUY.1, 1860-BUY.2: any number of trains, one at a time. */
export const buyTrain = step1860('buy-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseFull(state),
  candidates: (state) => trainsInBank(state).map((train) => ({ action: { kind: 'buy-train', ...train } })),
  refuse: (state, { from, type }) =>
    refuseUnsold(state, { from, type }) ??
    refuseCost('1860-BUY.1', TRAIN[type].price, treasuryOf(state, companyOnTurn(state))),
  apply(state, { from, type }, _seat, emit) {
    buyFromBank(state, companyOnTurn(state), { from, type }, emit)
    goOnBuying(state, emit)
  },
})

/** 1860-BUY.3: a train of another company, at a price on which both presidents agree. */
export const offerTrain = step1860('offer-train', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseFull(state),
  candidates: (state) =>
    trainOffers(
      state.corporations,
      companyOnTurn(state),
      floated(state),
      ({ id }) => TRAIN[trainTypeOf<Type>(id)].price,
      CREDIT_STEP,
    ),
  refuse: (state, offer) =>
    refuseTrade(state, offer) ??
    (offer.price % CREDIT_STEP === 0
      ? refuseCost('1860-BUY.3', offer.price, treasuryOf(state, companyOnTurn(state)))
      : refusal('1860-BUY.3', 'price', { step: CREDIT_STEP })),
  apply(state, { seller, train, price }, seat, emit) {
    const to = controllerOf(state, seller)
    if (to === seat) acquireTrain(state, seller, train, price, emit)
    else offerDeal(state, { kind: 'train', seat: to, seller, train, price }, companyOnTurn(state), emit)
  },
})

/** 1860-BUY.3: nothing is sold without the consent of its president. */
const refuseWithoutOffer = ({ deal }: State1860): Refusal | undefined =>
  deal ? undefined : refusal('1860-BUY.3', 'no-offer')

export const agree = plainStep1860('agree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    const { seller, train, price } = answerDeal(state, true, emit)
    acquireTrain(state, seller, train, price, emit)
  },
})

export const disagree = plainStep1860('disagree', {
  refuseNow: refuseWithoutOffer,
  apply(state, _action, _seat, emit) {
    answerDeal(state, false, emit)
  },
})

/** The company on turn pays the seller and has the train. */
function acquireTrain(
  state: State1860,
  seller: CorporationId,
  train: string,
  price: number,
  emit: Emit1860,
): void {
  const corporation = companyOnTurn(state)
  tradeTrain(state, corporation, seller, train, price, emit)
  emit({ kind: 'train-bought', corporation, train, from: seller, price })
  becomeSolvent(state, corporation, emit)
  goOnBuying(state, emit)
}

/** 1860-BUY.8. */
export function refuseFull(state: State1860): Refusal | undefined {
  const corporation = companyOnTurn(state)
  const limit = trainLimit(state)
  return limit === null
    ? undefined
    : refuseAtLimit(TITLE, corporation, trainsOf(state, corporation).length, limit)
}

/** 1860-BUY.2: why stack and pool do not sell this. */
function refuseUnsold(state: State1860, { from, type }: TrainForSale): Refusal | undefined {
  if (trainsInBank(state).some((train) => train.from === from && train.type === type)) return undefined
  return from === 'pool'
    ? refusal('1860-BUY.2', 'pool', { type })
    : refusal('1860-BUY.2', 'type', { type, current: typeOnTop(state) })
}

/** 1860-BUY.4, 1860-BUY.5, 1860-NAT.5: why no price buys this train. */
function refuseTrade(
  state: State1860,
  { seller, train }: Pick<Actions1860['offer-train'], 'seller' | 'train'>,
): Refusal | undefined {
  if (state.nationalisation) return refusal('1860-NAT.5', 'bank-only')
  const buyer = companyOnTurn(state)
  const refused = refuseSeller(TITLE, state.corporations, buyer, seller, train)
  if (refused) return refused
  const isOnly = trainsOf(state, seller).length === 1
  return isOnly && !isTrainless(state, buyer)
    ? refusal('1860-BUY.4', 'only', { corporation: seller })
    : undefined
}

/** 1860-BUY.3: whether a train of another company can be had for any price. */
export function mayTrade(state: State1860): boolean {
  const buyer = companyOnTurn(state)
  return (
    treasuryOf(state, buyer).cash >= CREDIT_STEP &&
    CORPORATIONS.some((seller) =>
      trainsOf(state, seller).some(({ id: train }) => !refuseTrade(state, { seller, train })),
    )
  )
}
