import {
  type CorporationId,
  hasBegun,
  LOAN,
  lastType,
  type State1856,
  sharesSold,
  TRAIN,
  treasuryOf,
  typeOnOffer,
} from '@roundhouse/1856'
import type { Seat } from '@roundhouse/kernel'
import { lasts, roundsServed, typesOwned } from './forecast.ts'
import { borrowable, loansOpen, priceDue } from './nextTrain.ts'
import { presidedBy } from './shares.ts'

/** 1856-1.2f: it is started and has too few shares sold to operate. */
export const isFloating = (state: State1856, id: CorporationId): boolean =>
  id !== 'CGR' && !state.corporations[id].operated && sharesSold(state, id) < typeOnOffer(state)

/** A train is due soon when those there are serve for fewer rounds. */
export const SOON = 2.5

/** With this type on offer the CGR is near: whoever may merge into it need not pay for another train. */
const CGR_NEAR = 5

/** What a president may have to pay for trains of his corporations before the next stock round. */
export const duesOf = (state: State1856, seat: Seat): number =>
  presidedBy(state, seat)
    .filter(
      (id) => roundsServed(state, id) < SOON && !(typeOnOffer(state) >= CGR_NEAR && mayMerge(state, id)),
    )
    .reduce((sum, id) => sum + missingFor(state, id), 0)

/** Whether a corporation cannot pay for its next train. */
export const isShort = (state: State1856, id: CorporationId): boolean => missingFor(state, id) > 0

/** What a corporation lacks for its next train. */
export const missingFor = (state: State1856, id: CorporationId): number =>
  Math.max(
    0,
    priceDue(state, id) - treasuryOf(state, id).cash - borrowable(state, id, roundsServed(state, id) + 2),
  )

/** The part of the price that is kept for a corporation that may merge into the CGR. */
const MERGING = 0.15

/** What he may have to pay in the end for trains that last. */
export const lastingDuesOf = (state: State1856, seat: Seat): number =>
  presidedBy(state, seat)
    .filter((id) => !typesOwned(state, id).some(lasts))
    .reduce((sum, id) => {
      const missing = Math.max(0, lastingPrice(state) - treasuryOf(state, id).cash)
      return sum + (mayMerge(state, id) ? MERGING : 1) * missing
    }, 0)

/** 1856-3b: it has more loans than it can repay, or will after another. */
export const mayMerge = (state: State1856, id: CorporationId): boolean =>
  !hasBegun(state, '6') &&
  (state.corporations[id].loans + Math.min(loansOpen(state, id), 1)) * LOAN.value > treasuryOf(state, id).cash

const lastingPrice = (state: State1856): number => TRAIN[hasBegun(state, '6') ? lastType(state) : '5'].price
