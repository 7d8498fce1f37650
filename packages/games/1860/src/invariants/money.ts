import { checkPurses } from '@roundhouse/18xx/audit'
import { cashIn } from '@roundhouse/finance'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from '../components/companies.ts'
import { BANK, CREDIT_STEP, CREDITS } from '../components/money.ts'
import { type State1860, treasuryOf } from '../state.ts'

/** 1860-SET.6, 1860-SET.7: all pounds are somewhere, companies have the credits that the bank is short of, and those are round. */
export function checkMoney(state: State1860, must: Must): void {
  checkPurses(state, BANK, must)
  const treasuries = CORPORATIONS.map((id) => treasuryOf(state, id))
  must(cashIn([state.companyBank, ...treasuries], CREDITS) === 0, 'credits were made or lost')
  const isRound = treasuries.every(({ cash }) => cash % CREDIT_STEP === 0)
  must(isRound || state.options.insolvency === 'halfRevenue', 'a treasury is no multiple of 10')
}
