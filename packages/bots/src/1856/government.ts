import {
  CHART,
  type CorporationId,
  certificatesFor,
  cgrSpace,
  lacksPermanentTrain,
  lastType,
  priceOf,
  rescueCost,
  type State1856,
  sharesOf,
  TRAIN,
  typeOf,
} from '@roundhouse/1856'
import type { Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { lasts, nextRevenue, revenueWith, roundsLeft, typesOwned } from './forecast.ts'
import { prospects } from './prospects.ts'
import { without } from './trains.ts'

/** What a share of the CGR is worth beside its price: it must earn a train first. */
const CGR = 0.9

/** 1856-3c: rescue what is worth more alone than two for one in the CGR. */
export const rescueOrMerge: Decide = (state, { as, seat, offers }) => {
  const id = as as CorporationId
  if (!isOpen(offers, 'rescue')) return { kind: 'merge' }
  return worthRescued(state, seat, id) > worthMerged(state, seat, id) ? { kind: 'rescue' } : { kind: 'merge' }
}

/** What the president has of a corporation that goes on, less what he pays for it now and for its next train. */
function worthRescued(state: State1856, seat: Seat, id: CorporationId): number {
  const own = sharesOf(state, seat, id)
  const earned = (own * nextRevenue(state, id)) / certificatesFor(state, id).shares
  const lasting = typesOwned(state, id).some(lasts)
  const train = lasting ? 0 : TRAIN[lastType(state)].price
  return own * priceOf(state, id) + earned * roundsLeft(state) - rescueCost(state, id) - train
}

function worthMerged(state: State1856, seat: Seat, id: CorporationId): number {
  const { merged, toDecide } = state.formation!
  const { price } = CHART.cells[cgrSpace(state, [...merged, ...toDecide])]!
  return (CGR * sharesOf(state, seat, id) * price) / 2
}

/** 1856-3j: the token from which it reaches more. */
export const tokenToKeep: Decide = (state, { offers }) => {
  const places = actionsOf(offers, 'keep-token')
  return bestBy(places, ({ hex, city }) => {
    const tokens = state.board.tokens[hex]!.map((slots, stop) =>
      stop === city ? slots : slots.map((slot) => (slot === 'CGR' ? null : slot)),
    )
    const board = { ...state.board, tokens: { ...state.board.tokens, [hex]: tokens } }
    return prospects({ ...state, board }, 'CGR')
  })!
}

/** 1856-3j: the token without which it reaches most. */
export const tokenToRemove: Decide = (state, { offers }) =>
  bestBy(actionsOf(offers, 'remove-token'), ({ hex }) => {
    const { [hex]: _, ...tokens } = state.board.tokens
    return prospects({ ...state, board: { ...state.board, tokens } }, 'CGR')
  })!

/** 1856-3k: too many trains; and 4-trains that earn less than the train it may borrow if it has none (1856-3p). */
export const cgrTrains: Decide = (state, { offers }) => {
  const returns = actionsOf(offers, 'return-train')
  const had = typesOwned(state, 'CGR')
  const worst = bestBy(returns, ({ train }) => revenueWith(state, 'CGR', without(had, typeOf({ id: train }))))
  if (!isOpen(offers, 'done')) return worst!
  const isBorrowing =
    lacksPermanentTrain(state, 'CGR') &&
    revenueWith(state, 'CGR', [lastType(state)]) > revenueWith(state, 'CGR', had)
  return isBorrowing && worst ? worst : { kind: 'done' }
}
