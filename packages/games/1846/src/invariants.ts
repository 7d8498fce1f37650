import { checkCorporation, checkIdleCorporation, checkMarket, checkPurses } from '@roundhouse/18xx/audit'
import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { CORPORATIONS } from './components/companies.ts'
import { CERTIFICATES, CHART, HOLDING_LIMIT, SHARES } from './components/market.ts'
import { BANK } from './components/money.ts'
import { checkBoard } from './invariants/board.ts'
import { checkFlow } from './invariants/flow.ts'
import { checkPrivates } from './invariants/privates.ts'
import { checkTrains } from './invariants/trains.ts'
import { playersIn, type State1846 } from './state.ts'

/** What is made or lost, or cannot be, in a position: nothing, if the rules are kept. */
export const violations = (state: State1846): string[] =>
  problemsIn(state, [checkMoney, checkShares, checkTrains, checkBoard, checkPrivates, checkFlow])

/** 1846-2.1: all money is somewhere, and only the bank may owe any (1846-9.1). */
const checkMoney = (state: State1846, must: Must): void => checkPurses(state, BANK[playersIn(state)], must)

/** Shares, presidents and the market. */
function checkShares(state: State1846, must: Must): void {
  const { market, corporations } = state
  checkMarket(market, CHART, must)
  // 1846-5.25: at 0 a corporation is gone
  must(
    market.every(({ space }) => space > 0),
    'a price is off the market',
  )
  // 1846-5.11
  const limit = HOLDING_LIMIT[playersIn(state)]
  for (const id of CORPORATIONS) {
    const { [id]: corporation } = corporations
    const { status } = corporation
    // 1846-5.12, 1846-5.23, 1846-7.03
    if (status === 'launched')
      checkCorporation(id, corporation, market, { certificates: CERTIFICATES, limit }, must)
    else checkIdleCorporation(id, corporation, market, { treasury: status === 'waiting' ? SHARES : 0 }, must)
  }
}
