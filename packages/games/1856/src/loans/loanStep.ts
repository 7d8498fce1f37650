import { hasOffer } from '@roundhouse/kernel'
import type { Emit1856 } from '../events.ts'
import { buyPrivate } from '../privates/buyPrivate.ts'
import { setPort } from '../privates/port.ts'
import { buyRight } from '../privates/rights.ts'
import { controllerOf, type State1856 } from '../state.ts'
import { repay, repayExcess } from './repay.ts'
import { takeLoan } from './takeLoan.ts'

/** 1856-2.8b: what must be repaid comes first. Says whether the president must raise money for it, or has anything left to decide. */
export function beginLoans(state: State1856, emit: Emit1856): boolean {
  return repayExcess(state, emit) || hasLastAction(state)
}

/** 1856-2.8a, 1856-2.9a to 1856-2.9e: whether anything can still be done before the turn is over. */
export function hasLastAction(state: State1856): boolean {
  const seat = controllerOf(state, state.operation!.company)!
  return (
    hasOffer(state, seat, repay) ||
    hasOffer(state, seat, takeLoan) ||
    hasOffer(state, seat, buyPrivate) ||
    hasOffer(state, seat, buyRight) ||
    hasOffer(state, seat, setPort)
  )
}
