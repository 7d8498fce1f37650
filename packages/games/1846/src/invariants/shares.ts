import { checkMarker, checkMarket, checkShareCount, isRightful, type Must } from '@roundhouse/18xx/audit'
import { heldByPlayers } from '@roundhouse/finance'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART, HOLDING_LIMIT, SHARES } from '../components/market.ts'
import { playersIn, type State1846 } from '../state.ts'

/** Shares, presidents and the market. */
export function checkShares(state: State1846, must: Must): void {
  const { market } = state
  checkMarket(market, CHART, must)
  // 1846-5.25: at 0 a corporation is gone
  must(
    market.every(({ space }) => space > 0),
    'a price is off the market',
  )
  for (const id of CORPORATIONS) checkCorporation(state, id, must)
}

function checkCorporation(state: State1846, id: CorporationId, must: Must): void {
  const { status, shares, president, trains, treasury } = state.corporations[id]
  const isIn = status === 'waiting' || status === 'launched'
  checkShareCount(id, shares, isIn ? SHARES : 0, must)
  // 1846-5.11
  must(
    shares.players.every((count) => count <= HOLDING_LIMIT[playersIn(state)]),
    `a player has too much of ${id}`,
  )
  checkMarker(state.market, id, status === 'launched', must)
  // 1846-5.12, 1846-5.23, 1846-7.03
  if (status === 'launched') must(isRightful(president, shares.players), `${id} has the wrong president`)
  else {
    const owned = heldByPlayers(shares) + shares.market + trains.length + treasury.cash
    must(president === null && owned === 0, `${id} is at work and not launched`)
  }
}
