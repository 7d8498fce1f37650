import { offerDeal, refuseAtLimit, refuseSeller, returnToPool, takeTrain } from '@roundhouse/18xx'
import { plainStep, type Refusal, refusal, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { PHASE, SIDE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { boundToBank, mustBuyTrain, refusePrice } from '../forced/trainObligation.ts'
import { transfer } from '../money.ts'
import { closedToMinors, closeWindow, operating } from '../operating.ts'
import { launched, type State1846, trainsCounted } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextOperation } from '../turn.ts'
import { refuseOnlyTrain } from './lastTrain.ts'
import { isOverLimit } from './surplus.ts'
import { buyFromBank, currentType, type TrainForSale, trainsForSale } from './trainsForSale.ts'

/** 1846-6.50a, 1846-6.51b: a train of the bank at its printed price, one at a time. */
export const buyTrain = step<State1846, ActionOf<'buy-train'>>({
  kind: 'buy-train',
  shape: SHAPES['buy-train'],
  open: (state, seat) => closedToMinors(state, seat, 'trains') ?? refuseFull(state),
  candidates: (state) => trainsForSale(state).map((train) => ({ action: { kind: 'buy-train', ...train } })),
  refuse: (state, { from, side }, seat) =>
    refuseUnsold(state, { from, side }) ?? refusePrice(state, SIDE[side].price, state.players[seat]!.cash),
  apply(state, { from, side }, seat, emit: Emit1846) {
    const corporation = operating(state)
    const short = SIDE[side].price - state.corporations[corporation].treasury.cash
    closeWindow(state)
    // 1846-6.65: the treasury is emptied first
    if (short > 0) transfer(state, seat, corporation, short, 'president', emit)
    state.operation!.trainAbove = null
    buyFromBank(state, corporation, { from, side }, emit)
  },
})

/** 1846-6.50a: a train of another corporation, at a price on which both presidents agree. */
export const offerTrain = step<State1846, ActionOf<'offer-train'>>({
  kind: 'offer-train',
  shape: SHAPES['offer-train'],
  open: (state, seat) => closedToMinors(state, seat, 'trains') ?? refuseFull(state) ?? boundToBank(state),
  *candidates(state) {
    const buyer = operating(state)
    const { cash: max } = state.corporations[buyer].treasury
    for (const seller of launched(state)) {
      if (seller === buyer || max === 0) continue
      for (const { id } of state.corporations[seller].trains)
        yield {
          action: { kind: 'offer-train', seller, train: id },
          blank: { kind: 'integer', field: 'price', min: 1, max },
        }
    }
  },
  refuse(state, { seller, train, price }) {
    const corporation = operating(state)
    const refused =
      refuseSeller(TITLE, state.corporations, corporation, seller, train) ??
      refusePhasedOut(state, seller, train) ??
      refuseOnlyTrain(state, seller)
    if (refused) return refused
    const { cash: treasury } = state.corporations[corporation].treasury
    if (price <= treasury) return undefined
    // 1846-6.65: never with the president's money
    return refusal(mustBuyTrain(state) ? '1846-6.65' : '1846-6.50a', 'price', {
      corporation,
      price,
      treasury,
    })
  },
  apply(state, { seller, train, price }, seat, emit: Emit1846) {
    const to = state.corporations[seller].president!
    closeWindow(state)
    if (to === seat) acquireTrain(state, seller, train, price, emit)
    else offerDeal(state, { kind: 'train', seat: to, seller, train, price }, operating(state), emit)
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
  const corporation = operating(state)
  const sold = takeTrain(state.corporations[seller].trains, train)
  state.corporations[corporation].trains.push(sold)
  transfer(state, corporation, seller, price, 'train', emit)
  emit({ kind: 'train-bought', corporation, train, side: sold.side, from: seller, price })
}

/** 1846-6.57: only what is above the limit, never of one's own will (1846-6.55). */
export const returnTrain = step<State1846, ActionOf<'return-train'>>({
  kind: 'return-train',
  shape: SHAPES['return-train'],
  open: ({ surplus }) => (surplus.length > 0 ? undefined : refusal('1846-6.55', 'voluntary')),
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
  apply(state, { train }, _seat, emit: Emit1846) {
    const [corporation] = state.surplus as [CorporationId]
    returnToPool(state, corporation, train, emit)
    if (!isOverLimit(state, corporation)) state.surplus.shift()
    if (state.surplus.length === 0 && !state.operation) nextOperation(state, emit)
  },
})

/** The turn is over, unless a train must be bought. */
export const endTurn = plainStep<State1846, ActionOf<'end-turn'>>({
  kind: 'end-turn',
  shape: SHAPES['end-turn'],
  open(state, seat) {
    const refused = closedToMinors(state, seat, 'trains')
    if (refused) return refused
    return mustBuyTrain(state) ? refusal('1846-6.60', 'train', { corporation: operating(state) }) : undefined
  },
  apply(state, _action, _seat, emit: Emit1846) {
    closeWindow(state)
    emit({ kind: 'turn-ended', company: state.operation!.company })
    nextOperation(state, emit)
  },
})

/** 1846-6.54, 1846-6.56. */
function refuseFull(state: State1846): Refusal | undefined {
  const corporation = operating(state)
  return refuseAtLimit(TITLE, corporation, trainsCounted(state, corporation), PHASE[state.phase].trainLimit)
}

/** 1846-6.51. */
function refusePhasedOut(state: State1846, seller: CorporationId, train: string): Refusal | undefined {
  const { side, phasedOut } = state.corporations[seller].trains.find(({ id }) => id === train)!
  return phasedOut ? refusal('1846-6.51', 'phased-out', { train: side }) : undefined
}

/** 1846-6.51b, 1846-6.53: why the bank does not sell this. */
function refuseUnsold(state: State1846, { from, side }: TrainForSale): Refusal | undefined {
  if (trainsForSale(state).some((train) => train.from === from && train.side === side)) return undefined
  if (from === 'pool') return refusal('1846-6.51b', 'pool', { side })
  const current = currentType(state)
  return current === undefined
    ? refusal('1846-6.51c', 'sold-out')
    : refusal('1846-6.53', 'type', { side, current })
}
