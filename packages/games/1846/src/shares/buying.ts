import {
  appoint,
  PRESIDENTS_SHARES,
  refuseCertificate,
  refusePar,
  refusePresidentsShareInPool,
  refuseSoldBefore,
  settlePresidency,
} from '@roundhouse/18xx'
import { placeToken } from '@roundhouse/board'
import { enterMarket, moveShares, spaceAt } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { CHART, HOLDING_LIMIT, PARS } from '../components/market.ts'
import type { Emit1846 } from '../events.ts'
import { transfer } from '../money.ts'
import {
  type Corporation,
  certificateLimit,
  certificatesOf,
  playersIn,
  priceOf,
  type SharePlace,
  type State1846,
  sharesOf,
} from '../state.ts'
import { TITLE } from '../title.ts'

/** The rules by which a corporation has no shares any more. */
const OUT_OF_GAME: Partial<Record<Corporation['status'], string>> = {
  removed: '1846-2.5',
  closed: '1846-5.25',
}

/** 1846-5.1a, 1846-5.1b: why a player cannot buy a 10% share of this corporation from this place. */
export function refusePurchase(
  state: State1846,
  seat: Seat,
  corporation: CorporationId,
  from: SharePlace,
): Refusal | undefined {
  const refused =
    refuseStatus(state, corporation, 'launched') ??
    refuseSoldBefore(TITLE, state.stock!, seat, corporation) ??
    refuseSupply(state, seat, corporation, from)
  if (refused) return refused
  const own = sharesOf(state, seat, corporation)
  const limit = HOLDING_LIMIT[playersIn(state)]
  if (own >= limit) return refusal('1846-5.11', 'holding', { corporation, own, limit })
  // 1846-5.1b: at the current price
  return refuseOneMore(state, seat) ?? refuseCost(state, seat, '1846-5.1b', priceOf(state, corporation))
}

/** 1846-5.1c: why a player cannot launch this corporation at this price. */
export function refuseLaunch(
  state: State1846,
  seat: Seat,
  corporation: CorporationId,
  par: number,
): Refusal | undefined {
  return (
    refuseStatus(state, corporation, 'waiting') ??
    refusePar(TITLE, par, PARS) ??
    refuseOneMore(state, seat) ??
    refuseCost(state, seat, '1846-5.1c', PRESIDENTS_SHARES * par)
  )
}

/** 1846-5.1a: the president's share is bought first, and once. */
function refuseStatus(
  state: State1846,
  corporation: CorporationId,
  needed: 'waiting' | 'launched',
): Refusal | undefined {
  const { status } = state.corporations[corporation]
  if (status === needed) return undefined
  return refusal(OUT_OF_GAME[status] ?? '1846-5.1a', status, { corporation })
}

/** 1846-5.1a, 1846-7.04: the president's share in the market goes only to a holder of 10%, when nothing else is there. */
function refuseSupply(
  state: State1846,
  seat: Seat,
  corporation: CorporationId,
  from: SharePlace,
): Refusal | undefined {
  const traded = state.corporations[corporation]
  if (traded.shares[from] === 0) return refusal('1846-5.1a', from, { corporation })
  return from === 'market'
    ? refusePresidentsShareInPool(TITLE, traded, traded.shares.market, seat, corporation)
    : undefined
}

/** 1846-5.13a, 1846-5.14: one certificate more, before any exchange. */
const refuseOneMore = (state: State1846, seat: Seat): Refusal | undefined =>
  refuseCertificate(TITLE, certificatesOf(state, seat), 1, certificateLimit(state))

/** 1846-5.1e: out of the player's own cash. */
function refuseCost(state: State1846, seat: Seat, rule: string, cost: number): Refusal | undefined {
  const { cash } = state.players[seat]!
  return cost > cash ? refusal(rule, 'cash', { cost, cash }) : undefined
}

/** 1846-5.1b. For the president's share in the market (1846-7.04) a 10% share comes back, so one share moves then, too. */
export function buyShare(
  state: State1846,
  seat: Seat,
  corporation: CorporationId,
  from: SharePlace,
  emit: Emit1846,
): void {
  const price = priceOf(state, corporation)
  moveShares(state.corporations[corporation].shares, from, seat, 1)
  emit({ kind: 'bought', seat, corporation, from, price })
  transfer(state, seat, from === 'treasury' ? corporation : 'bank', price, 'share', emit)
  // 1846-5.12, 1846-7.03
  settlePresidency(state, corporation, emit)
}

/** 1846-5.1c. */
export function launchCorporation(
  state: State1846,
  seat: Seat,
  id: CorporationId,
  par: number,
  emit: Emit1846,
): void {
  const corporation = state.corporations[id]
  const { home } = CORPORATION[id]
  corporation.status = 'launched'
  moveShares(corporation.shares, 'treasury', seat, PRESIDENTS_SHARES)
  enterMarket(state.market, id, spaceAt(CHART, par))
  emit({ kind: 'launched', seat, corporation: id, par, hex: home })
  transfer(state, seat, id, PRESIDENTS_SHARES * par, 'launch', emit)
  // 1846-5.1d
  if (id === 'IC') transfer(state, 'bank', id, par, 'launch-bonus', emit)
  appoint(state, id, seat, emit)
  // 1846-6.24: a slot was kept for it
  state.board = placeToken(state.board, BOARD, home, 0, id)
}
