import { fund } from '@roundhouse/finance/testing/purses'
import type { CompanyId } from '../../components/companies.ts'
import { type State, treasuryOf } from '../../state.ts'

/** What a minor or a corporation has, the difference being the bank's. */
export const fundCompany = (state: State, company: CompanyId, amount: number): void =>
  fund(state, treasuryOf(state, company), amount)
