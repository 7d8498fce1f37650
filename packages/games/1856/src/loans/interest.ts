import { transfer } from '@roundhouse/18xx'
import { LOAN } from '../components/money.ts'
import type { Emit1856 } from '../events.ts'
import type { State1856 } from '../state.ts'
import { chargePresident } from './presidentPays.ts'
import { mayTakeLoan } from './takeLoan.ts'

/**
 * 1856-2.5a, 1856-2.5b: from the treasury in whole tens, then from the income, then by the president. Says whether he
 * has to raise money. After phase 6 has begun there are no loans to pay for (1856-2.5d).
 */
export function payInterest(state: State1856, emit: Emit1856): boolean {
  const operation = state.operation!
  const { company, revenue } = operation
  const { interest, fromTreasury } = interestNow(state)
  transfer(state, company, 'bank', fromTreasury, 'interest', emit)
  const fromIncome = Math.min(interest - fromTreasury, revenue)
  operation.revenue -= fromIncome
  if (fromIncome > 0) emit({ kind: 'income-reduced', corporation: company, amount: fromIncome })
  return chargePresident(state, interest - fromTreasury - fromIncome, emit)
}

/** 1856-2.5a, 1856-2.5b: what is due for the loans of the corporation on turn, and what of it its treasury pays. */
export function interestNow({ operation, corporations }: State1856): {
  readonly interest: number
  readonly fromTreasury: number
} {
  const { loans, treasury } = corporations[operation!.company]
  const interest = loans * LOAN.interest
  return { interest, fromTreasury: Math.min(interest, treasury.cash - (treasury.cash % LOAN.interest)) }
}

/** 1856-2.9c: whether a loan that may still be taken pays interest for which the treasury is too small. */
export function loanWouldPayInterest(state: State1856): boolean {
  const { interest, fromTreasury } = interestNow(state)
  return fromTreasury < interest && mayTakeLoan(state)
}
