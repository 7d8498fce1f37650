import { hasOffer } from '@roundhouse/kernel'
import type { Emit1856 } from '../events.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import { mayTakeLoan } from '../loans/takeLoan.ts'
import { controllerOf, type State1856 } from '../state.ts'
import { tradeIn } from './tradeIn.ts'
import { buyTrain, offerTrain, refuseFull } from './trains.ts'

/** 1856-2.7a: says whether a train can be bought, or must be (1856-2.7g). */
export function beginTrains(state: State1856, emit: Emit1856): boolean {
  const { company: corporation } = state.operation!
  if (!mustBuyTrain(state)) return mayBuyTrain(state)
  emit({ kind: 'forced-purchase', corporation, seat: controllerOf(state, corporation)! })
  return true
}

/** 1856-2.7a, 1856-2.7b, 1856-2.7f: at least with a loan that is still open (1856-2.9c). */
export function mayBuyTrain(state: State1856): boolean {
  const seat = controllerOf(state, state.operation!.company)!
  if (!refuseFull(state) && mayTakeLoan(state)) return true
  return (
    hasOffer(state, seat, buyTrain) || hasOffer(state, seat, offerTrain) || hasOffer(state, seat, tradeIn)
  )
}
