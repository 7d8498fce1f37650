import { checkPurses, type Must } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import { COMPANIES } from '../components/companies.ts'
import { BANK } from '../components/money.ts'
import { playersIn, type State1846, treasuryOf } from '../state.ts'

/** 1846-2.1: all money is somewhere, and only the bank may owe any (1846-9.1). */
export const checkMoney = (state: State1846, must: Must): void =>
  checkPurses(
    state,
    byId(COMPANIES, (id) => treasuryOf(state, id)),
    BANK[playersIn(state)],
    must,
  )
