import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { checkBoard } from './invariants/board.ts'
import { checkFlow } from './invariants/flow.ts'
import { checkMoney } from './invariants/money.ts'
import { checkPrivates } from './invariants/privates.ts'
import { checkShares } from './invariants/shares.ts'
import { checkTrains } from './invariants/trains.ts'
import type { State1860 } from './state.ts'

type Check = (state: State1860, must: Must) => void

const CHECKS: readonly Check[] = [checkMoney, checkShares, checkTrains, checkBoard, checkPrivates, checkFlow]

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: State1860): string[] => problemsIn(state, CHECKS)
