import { cellOf } from '@roundhouse/finance'
import { cashOf } from '@roundhouse/finance/testing/purses'
import { type ByName, NAMES, type Name, seatOf } from '@roundhouse/kernel/testing/names'
import type { Action1860 } from '../../actions.ts'
import type { CorporationId, PrivateId } from '../../components/companies.ts'
import { CHART } from '../../components/market.ts'
import type { Phase } from '../../components/trains.ts'
import type { Options1860 } from '../../options.ts'
import { isFloated, type State1860 } from '../../state.ts'
import { actions } from './actions.ts'
import { openUpTo } from './corporations.ts'
import { askedOf, does } from './play.ts'
import { auctioned, game } from './start.ts'
import { setPhase } from './trains.ts'

interface StockGame {
  players?: number
  options?: Partial<Options1860>
  /** Of privates; those not told of are closed, Fishbourne is where the phase has it. */
  owners?: ByName<readonly PrivateId[]>
  inBank?: readonly PrivateId[]
  phase?: Phase
  layersOpen?: State1860['layersOpen']
}

/** A game after the auction, without companies. */
export function stockGame({
  players,
  options,
  owners = {},
  inBank = [],
  phase,
  layersOpen = 1,
}: StockGame = {}): State1860 {
  const state = auctioned(game(players, options), { ...owners, inBank })
  if (phase) setPhase(state, phase)
  const owner = NAMES.find((name) => owners[name]?.includes('FFC'))
  if (owner) Object.assign(state.privates.FFC, { status: 'open', owner: seatOf(owner) })
  openUpTo(state, layersOpen)
  return state
}

/** What the player has more, or less, once this is done. */
export function gainFrom(state: State1860, name: Name, action: Action1860): number {
  const before = cashOf(state, name)
  does(state, name, action)
  return cashOf(state, name) - before
}

/** Everybody passes, until the round is over. */
export function passAll(state: State1860): void {
  while (state.stock) does(state, askedOf(state) as Name, actions.pass)
}

/** What its marker shows; null if it has none. */
export const marker = (state: State1860, id: CorporationId): number | null =>
  isFloated(state, id) ? cellOf(CHART, state.market, id).price : null
