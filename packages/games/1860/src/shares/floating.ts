import { enterChart, placeTokenFor, transfer } from '@roundhouse/18xx'
import { spaceAt } from '@roundhouse/finance'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES, CHART, SHARES_TO_FLOAT } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import { isFloated, isStarted, parOf, type State1860, sharesWithPlayers } from '../state.ts'
import { titleOf } from '../title.ts'
import { askForHomeTile } from './homeTile.ts'

/** 1860-FLO.1, 1860-FLO.2, 1860-MKT.2: a company floats the moment players together hold half of it; after a bankruptcy it floats again (1860-BKR.8). */
export function floatIfSold(state: State1860, id: CorporationId, emit: Emit1860): void {
  if (isFloated(state, id) || !isStarted(state, id) || sharesWithPlayers(state, id) < SHARES_TO_FLOAT) return
  const { bankrupt: again } = state.corporations[id]
  const par = parOf(state, id)
  const capital = CERTIFICATES.shares * par
  emit({ kind: 'floated', corporation: id, capital, again })
  enterChart(state, id, spaceAt(CHART, par), emit)
  transfer(state, 'bank', id, capital, 'capital', emit)
  state.corporations[id].bankrupt = false
  // 1860-BKR.8, 1860-SOU.3
  if (!again && !state.southernInForce) settleAtHome(state, id, emit)
}

/** 1860-FLO.2, 1860-FLO.3: its token, and if the hex is empty its tile. */
function settleAtHome(state: State1860, id: CorporationId, emit: Emit1860): void {
  const { home } = CORPORATION[id]
  state.corporations[id].tokensLeft--
  placeTokenFor(titleOf(state), state, id, home, undefined, 0, emit)
  askForHomeTile(state, id, emit)
}
