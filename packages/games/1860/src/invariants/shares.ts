import { checkMarker, checkMarket, checkShareCount, isRightful } from '@roundhouse/18xx/audit'
import { cellOf } from '@roundhouse/finance'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATION, CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES, CHART, PARS, RESTART_PARS, SHARES_TO_FLOAT } from '../components/market.ts'
import {
  inReceivership,
  isFloated,
  isStarted,
  type State1860,
  sharesReserved,
  sharesWithPlayers,
} from '../state.ts'

/** Shares, presidents and the market. */
export function checkShares(state: State1860, must: Must): void {
  checkMarket(state.market, CHART, must)
  for (const id of CORPORATIONS) {
    const { shares } = state.corporations[id]
    checkShareCount(id, shares, CERTIFICATES.shares, must)
    checkMarker(state.market, id, isFloated(state, id), must)
    if (isStarted(state, id)) checkStarted(state, id, must)
    else checkUnstarted(state, id, must)
  }
}

function checkStarted(state: State1860, id: CorporationId, must: Must): void {
  const { par, bankrupt, operated, shares } = state.corporations[id]
  must(isRightful(CERTIFICATES, state.corporations[id]), `${id} has the wrong president`)
  must(
    PARS[id].includes(par!) || (operated && RESTART_PARS[id].includes(par!)),
    `${id} has no par price of its layer`,
  )
  must(CORPORATION[id].layer <= state.layersOpen, `${id} is started in a layer that is not open`)
  // 1860-REC.1
  must(!inReceivership(state, id) || shares.pool >= CERTIFICATES.presidents, `${id} has lost its president`)
  // 1860-PRIV.5
  must(shares.ipo >= sharesReserved(state, id), `the reserved share of ${id} is gone`)
  // 1860-FLO.1
  must(isFloated(state, id) || sharesWithPlayers(state, id) < SHARES_TO_FLOAT, `${id} has not floated`)
  must(!bankrupt || !isFloated(state, id), `${id} is bankrupt and has a marker`)
  // 1860-BKR.1
  const isWorthless = isFloated(state, id) && cellOf(CHART, state.market, id).marks.includes('bankrupt')
  must(!isWorthless, `${id} is not bankrupt`)
}

function checkUnstarted(state: State1860, id: CorporationId, must: Must): void {
  const { president, shares, bankrupt, treasury, trains, insolvent } = state.corporations[id]
  must(president === null && shares.ipo === CERTIFICATES.shares, `${id} is not started and somebody owns it`)
  must(!isFloated(state, id), `${id} is not started and has a marker`)
  // 1860-BKR.3
  const hasNothing = treasury.cash + trains.length === 0 && !insolvent
  must(bankrupt || hasNothing, `${id} was never started and has something`)
}
