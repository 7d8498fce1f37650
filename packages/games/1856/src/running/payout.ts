import { payRevenue } from '@roundhouse/18xx'
import type { Actions1856 } from '../actions.ts'
import type { Emit1856 } from '../events.ts'
import { closeIfWorthless } from '../shares/closeCorporation.ts'
import { movePriceOf } from '../shares/movePriceOf.ts'
import { certificatesFor, lacksPermanentTrain, type State1856 } from '../state.ts'

type Choice = Actions1856['dividend']['choice']

/** 1856-2.6d, 1856-3p: without income, or for a CGR that may pay nothing, there is nothing to decide. */
export function beginDividend(state: State1856, emit: Emit1856): boolean {
  const { company, revenue } = state.operation!
  if (revenue > 0 && !lacksPermanentTrain(state, company)) return true
  settleRevenue(state, 'withhold', emit)
  return false
}

/** 1856-2.6a to 1856-2.6c: the income is paid out or retained as a whole, and the price moves. */
export function settleRevenue(state: State1856, choice: Choice, emit: Emit1856): void {
  const { company: corporation, revenue } = state.operation!
  const { shares } = certificatesFor(state, corporation)
  payRevenue(
    state,
    {
      corporation,
      choice,
      revenue,
      distributed: choice === 'full' ? revenue : 0,
      // 1856-2.6b: half dollars of 5% shares are rounded up in each hand
      amountOn: (count) => (choice === 'full' ? Math.ceil((revenue * count) / shares) : 0),
      paidForPlaces: ['pool'],
    },
    emit,
  )
  movePriceOf(state, corporation, choice === 'full' ? 'right' : 'left', 1, emit)
  closeIfWorthless(state, corporation, emit)
}
