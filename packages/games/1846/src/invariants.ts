import { problemsIn } from '@roundhouse/18xx/audit'
import { checkBoard } from './invariants/board.ts'
import { checkFlow } from './invariants/flow.ts'
import { checkMoney } from './invariants/money.ts'
import { checkPrivates } from './invariants/privates.ts'
import { checkShares } from './invariants/shares.ts'
import { checkTrains } from './invariants/trains.ts'
import type { State1846 } from './state.ts'

const CHECKS = [checkMoney, checkShares, checkTrains, checkBoard, checkPrivates, checkFlow]

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: State1846): string[] => problemsIn(state, CHECKS)
