import {
  offerDeal,
  refuseAtLimit,
  refuseSeller,
  returnToPool,
  tradeTrain,
  trainOffers,
  transfer,
} from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStep1846, step1846 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { PHASE, SIDE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { mustBuyTrain, refuseOtherThanBank, refusePrice } from '../forced/trainObligation.ts'
import {
  cashOnTurn,
  corporationOnTurn,
  giveUpPendingPowers,
  refuseCorporationStep,
} from '../operationStep.ts'
import { launched, type State1846, trainsCounted } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextOperation } from '../turn.ts'
import { buyFromBank } from './buyFromBank.ts'
import { isOverLimit } from './phases.ts'
import { currentType, type TrainForSale, trainsForSale } from './trainsForSale.ts'

/** 1846-6.50a, 1846-6.51b: a train of the bank at its printed price, one at a time. */
export const buyTrain = step1846('buy-train', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'trains') ?? refuseFull(state),
  candidates: (state) => trainsForSale(state).map((train) => ({ action: { kind: 'buy-train', ...train } })),
  refuse: (state, { from, side }, seat) =>
    refuseUnsold(state, { from, side }) ?? refusePrice(state, SIDE[side].price, state.players[seat]!.cash),
  apply(state, { from, side }, seat, emit) {
    const corporation = corporationOnTurn(state)
    const short = SIDE[side].price - cashOnTurn(state)
    giveUpPendingPowers(state)
    // 1846-6.65: the treasury is emptied first
    if (short > 0) transfer(state, seat, corporation, short, 'president', emit)
    state.operation!.trainAbove = null
    buyFromBank(state, corporation, { from, side }, emit)
  },
})

/** 1846-6.50a: a train of another corporation, at a price on which both presidents agree. */
export const offerTrain = step1846('offer-train', {
  refuseNow: (state, seat) =>
    refuseCorporationStep(state, seat, 'trains') ?? refuseFull(state) ?? refuseOtherThanBank(state),
  candidates: (state) =>
    trainOffers(
      state.corporations,
      corporationOnTurn(state),
      launched(state),
      ({ side }) => SIDE[side].price,
    ),
  refuse(state, { seller, train, price }) {
    const corporation = corporationOnTurn(state)
    const refused =
      refuseSeller(TITLE, state.corporations, corporation, seller, train) ??
      refusePhasedOut(state, seller, train) ??
      refuseOnlyTrain(state, seller)
    if (refused) return refused
    const treasury = cashOnTurn(state)
    if (price <= treasury) return undefined
    // 1846-6.65: never with the president's money
    return refusal(mustBuyTrain(state) ? '1846-6.65' : '1846-6.50a', 'price', {
      corporation,
      price,
      treasury,
    })
  },
  apply(state, { seller, train, price }, seat, emit) {
    const to = state.corporations[seller].president!
    if (to === seat) acquireTrain(state, seller, train, price, emit)
    else offerDeal(state, { kind: 'train', seat: to, seller, train, price }, corporationOnTurn(state), emit)
  },
})

/** 1846-6.50a, 1846-6.52: the operating corporation buys the train as it is, its side fixed. */
export function acquireTrain(
  state: State1846,
  seller: CorporationId,
  train: string,
  price: number,
  emit: Emit1846,
): void {
  const corporation = corporationOnTurn(state)
  giveUpPendingPowers(state)
  const { side } = tradeTrain(state, corporation, seller, train, price, emit)
  emit({ kind: 'train-bought', corporation, train, side, from: seller, price })
}

/** 1846-6.57: only what is above the limit, never of one's own will (1846-6.55). */
export const returnTrain = step1846('return-train', {
  refuseNow: ({ surplus }) => (surplus.length > 0 ? undefined : refusal('1846-6.55', 'voluntary')),
  *candidates({ surplus, corporations }) {
    for (const { id } of corporations[surplus[0]!].trains)
      yield { action: { kind: 'return-train', train: id } }
  },
  refuse({ surplus, corporations }, { train }) {
    const [corporation] = surplus as [CorporationId]
    const found = corporations[corporation].trains.find(({ id }) => id === train)
    if (!found) return refusal('1846-6.57', 'train', { corporation, train })
    return found.phasedOut ? refusal('1846-6.57', 'phased-out', { train: found.side }) : undefined
  },
  apply(state, { train }, _seat, emit) {
    const [corporation] = state.surplus as [CorporationId]
    returnToPool(state, corporation, train, emit)
    if (!isOverLimit(state, corporation)) state.surplus.shift()
    if (state.surplus.length === 0 && !state.operation) nextOperation(state, emit)
  },
})

/** The turn is over, unless a train must be bought. */
export const endTurn = plainStep1846('end-turn', {
  refuseNow(state, seat) {
    const refused = refuseCorporationStep(state, seat, 'trains')
    if (refused) return refused
    return mustBuyTrain(state)
      ? refusal('1846-6.60', 'train', { corporation: corporationOnTurn(state) })
      : undefined
  },
  apply(state, _action, _seat, emit) {
    giveUpPendingPowers(state)
    emit({ kind: 'turn-ended', company: state.operation!.company })
    nextOperation(state, emit)
  },
})

/** 1846-6.54, 1846-6.56. */
function refuseFull(state: State1846): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  return refuseAtLimit(TITLE, corporation, trainsCounted(state, corporation), PHASE[state.phase].trainLimit)
}

/** 1846-6.51. */
function refusePhasedOut(state: State1846, seller: CorporationId, train: string): Refusal | undefined {
  const { side, phasedOut } = state.corporations[seller].trains.find(({ id }) => id === train)!
  return phasedOut ? refusal('1846-6.51', 'phased-out', { train: side }) : undefined
}

/** 1846-10.3: nobody buys the only train of a corporation once the bank of two players has none. */
const refuseOnlyTrain = ({ lastSet, corporations }: State1846, seller: CorporationId): Refusal | undefined =>
  lastSet !== null && corporations[seller].trains.length === 1
    ? refusal('1846-10.3', 'only-train', { corporation: seller })
    : undefined

/** 1846-6.51b, 1846-6.53: why the bank does not sell this. */
function refuseUnsold(state: State1846, { from, side }: TrainForSale): Refusal | undefined {
  if (trainsForSale(state).some((train) => train.from === from && train.side === side)) return undefined
  if (from === 'pool') return refusal('1846-6.51b', 'pool', { side })
  const current = currentType(state)
  return current === undefined
    ? refusal('1846-6.51c', 'sold-out')
    : refusal('1846-6.53', 'type', { side, current })
}
