import { PRESIDENTS_SHARES } from '@roundhouse/18xx'
import { heldByPlayers, isInOrder, rightfulPresident } from '@roundhouse/finance'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART, HOLDING_LIMIT, SHARES } from '../components/market.ts'
import { playersIn, type State } from '../state.ts'
import { type Must, sum } from './must.ts'

/** Shares, presidents and the market. */
export function checkShares(state: State, must: Must): void {
  const { market } = state
  must(isInOrder(market, CHART), 'the market is out of order')
  // 1846-5.25: at 0 a corporation is gone
  must(
    market.every(({ space }) => space > 0),
    'a price is off the market',
  )
  for (const id of CORPORATIONS) checkCorporation(state, id, must)
}

function checkCorporation(state: State, id: CorporationId, must: Must): void {
  const { status, shares, president, trains, treasury } = state.corporations[id]
  const counts = [...shares.players, shares.treasury, shares.market]
  const isIn = status === 'waiting' || status === 'launched'
  must(counts.every((count) => count >= 0) && sum(counts) === (isIn ? SHARES : 0), `${id} has lost shares`)
  // 1846-5.11
  must(
    shares.players.every((count) => count <= HOLDING_LIMIT[playersIn(state)]),
    `a player has too much of ${id}`,
  )
  const markers = state.market.filter(({ company }) => company === id).length
  must(markers === (status === 'launched' ? 1 : 0), `${id} has ${markers} markers on the market`)
  if (status === 'launched') must(isRightful(state, id), `${id} has the wrong president`)
  else {
    const owned = heldByPlayers(shares) + shares.market + trains.length + treasury.cash
    must(president === null && owned === 0, `${id} is at work and not launched`)
  }
}

/** 1846-5.12, 1846-5.23: the largest holder, with the president's certificate; 1846-7.03: nobody, if nobody can hold it. */
function isRightful({ corporations }: State, id: CorporationId): boolean {
  const { shares, president } = corporations[id]
  if (president === null) return shares.players.every((count) => count < PRESIDENTS_SHARES)
  const own = shares.players[president]!
  return (
    own >= PRESIDENTS_SHARES && rightfulPresident(shares.players, president, PRESIDENTS_SHARES) === president
  )
}
