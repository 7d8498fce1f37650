import { transfer } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import type { Emit1856 } from '../events.ts'
import type { State1856 } from '../state.ts'

/** 1856-2.8a, 1856-3b: a corporation repays so many loans from its treasury. */
export function repayLoans(state: State1856, id: CorporationId, count: number, emit: Emit1856): void {
  if (count === 0) return
  transfer(state, id, 'bank', count * LOAN.value, 'repayment', emit)
  const corporation = state.corporations[id]
  corporation.loans -= count
  emit({ kind: 'loans-repaid', corporation: id, count, loans: corporation.loans })
}

/** 1856-2.8a, 1856-3b: how many its treasury can repay. */
export const repayableLoans = ({ corporations }: State1856, id: CorporationId): number =>
  Math.min(corporations[id].loans, Math.floor(corporations[id].treasury.cash / LOAN.value))
