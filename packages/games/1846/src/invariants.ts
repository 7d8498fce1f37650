import { checkPurses } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { COMPANIES } from './components/companies.ts'
import { BANK } from './components/money.ts'
import { checkBoard } from './invariants/board.ts'
import { checkFlow } from './invariants/flow.ts'
import { checkPrivates } from './invariants/privates.ts'
import { checkShares } from './invariants/shares.ts'
import { checkTrains } from './invariants/trains.ts'
import { playersIn, type State1846, treasuryOf } from './state.ts'

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: State1846): string[] =>
  problemsIn(state, [checkMoney, checkShares, checkTrains, checkBoard, checkPrivates, checkFlow])

/** 1846-2.1: all money is somewhere, and only the bank may owe any (1846-9.1). */
function checkMoney(state: State1846, must: Must): void {
  const treasuries = byId(COMPANIES, (id) => treasuryOf(state, id))
  checkPurses(state, treasuries, BANK[playersIn(state)], must)
}
