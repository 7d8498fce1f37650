import { transfer } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { LOAN } from '../components/money.ts'
import type { Emit1856 } from '../events.ts'
import { cashOnTurn, corporationOnTurn, refuseStep } from '../operationStep.ts'
import { type State1856, sharesWithPlayers } from '../state.ts'
import { chargePresident } from './presidentPays.ts'
import { repayableLoans, repayLoans } from './repayLoans.ts'

/** 1856-2.8a: any number of loans, from the treasury; at no other time (1856-2.8c). */
export const repay = step1856('repay', {
  refuseNow: (state, seat) => refuseWithoutLoan(state) ?? refuseStep(state, seat, 'loans'),
  *candidates(state) {
    const max = repayableLoans(state, corporationOnTurn(state))
    if (max > 0) yield { action: { kind: 'repay' }, blank: { kind: 'integer', field: 'count', min: 1, max } }
  },
  refuse(state, { count }) {
    const corporation = corporationOnTurn(state)
    const { loans } = state.corporations[corporation]
    if (count > loans) return refusal('1856-2.8a', 'loans', { corporation, count, loans })
    const [cost, treasury] = [count * LOAN.value, cashOnTurn(state)]
    return cost > treasury ? refusal('1856-2.8a', 'treasury', { corporation, cost, treasury }) : undefined
  },
  apply(state, { count }, _seat, emit) {
    repayLoans(state, corporationOnTurn(state), count, emit)
    state.operation!.loanRepaid = true
  },
})

const refuseWithoutLoan = (state: State1856): Refusal | undefined => {
  const corporation = state.operation?.company
  return corporation && state.corporations[corporation].loans === 0
    ? refusal('1856-2.8a', 'none', { corporation })
    : undefined
}

/** 1856-2.8b: loans above the shares held by players are repaid from the whole treasury, then by the president. Says whether he must sell shares for it. */
export function repayExcess(state: State1856, emit: Emit1856): boolean {
  const corporation = corporationOnTurn(state)
  const charter = state.corporations[corporation]
  const count = charter.loans - sharesWithPlayers(state, corporation)
  if (count <= 0) return false
  charter.loans -= count
  state.operation!.loanRepaid = true
  emit({ kind: 'loans-repaid', corporation, count, loans: charter.loans })
  const owed = count * LOAN.value
  const fromTreasury = Math.min(owed, charter.treasury.cash)
  transfer(state, corporation, 'bank', fromTreasury, 'repayment', emit)
  return chargePresident(state, owed - fromTreasury, emit)
}
