import { fund } from '@roundhouse/finance/testing/purses'
import type { CompanyId } from '../../components/companies.ts'
import { type State1846, treasuryOf } from '../../state.ts'

/** What a minor or a corporation has, the difference being the bank's. */
export const fundCompany = (state: State1846, company: CompanyId, amount: number): void =>
  fund(state, treasuryOf(state, company), amount)
