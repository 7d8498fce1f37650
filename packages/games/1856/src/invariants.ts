import { checkPurses } from '@roundhouse/18xx/audit'
import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { BANK } from './components/money.ts'
import { checkBoard } from './invariants/board.ts'
import { checkFlow } from './invariants/flow.ts'
import { checkPrivates } from './invariants/privates.ts'
import { checkShares } from './invariants/shares.ts'
import { checkTrains } from './invariants/trains.ts'
import type { State1856 } from './state.ts'

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: State1856): string[] =>
  problemsIn(state, [checkMoney, checkShares, checkTrains, checkBoard, checkPrivates, checkFlow])

/** 1856-6a: all money is somewhere, and only the bank may owe any (1856-4a). */
const checkMoney = (state: State1856, must: Must): void => checkPurses(state, BANK, must)
