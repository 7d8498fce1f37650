import {
  buyPresidency,
  enterChart,
  refuseCertificate,
  refuseCost,
  refuseHolding,
  refusePar,
  refusePresidentsShareInPool,
  refuseSoldBefore,
  refuseSupply,
  transfer,
} from '@roundhouse/18xx'
import { placeToken } from '@roundhouse/board'
import { spaceAt } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { Actions1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATION, CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CERTIFICATES, CHART, HOLDING_LIMIT, PARS } from '../components/market.ts'
import type { Emit1846 } from '../events.ts'
import {
  type Corporation,
  certificateLimit,
  certificatesOf,
  playersIn,
  priceOf,
  type State1846,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { hasSale } from './selling.ts'

type Purchase = Omit<Actions1846['buy'], 'kind'>
type Launch = Omit<Actions1846['launch'], 'kind'>

/** The rules by which a corporation has no shares any more. */
const OUT_OF_GAME: Partial<Record<Corporation['status'], string>> = {
  removed: '1846-2.5',
  closed: '1846-5.25',
}

/** 1846-5.1a, 1846-5.1b: why a player cannot buy a 10% share of this corporation from this place. */
export function refusePurchase(state: State1846, bought: Purchase, seat: Seat): Refusal | undefined {
  const { corporation, from } = bought
  const traded = state.corporations[corporation]
  const share = { seat, corporation, count: 1 }
  return (
    refuseStatus(state, corporation, 'launched') ??
    refuseSoldBefore(TITLE, state.stock!, share) ??
    refuseSupply(TITLE, traded, from, share) ??
    (from === 'market' ? refusePresidentsShareInPool(TITLE, traded, share) : undefined) ??
    refuseHolding(TITLE, traded, share, HOLDING_LIMIT[playersIn(state)]) ??
    refuseOneMore(state, seat) ??
    // 1846-5.1b, 1846-5.1e: at the current price, out of his own cash
    refuseCost('1846-5.1b', priceOf(state, corporation), state.players[seat]!)
  )
}

/** 1846-5.1c: why a player cannot launch this corporation at this price. */
export const refuseLaunch = (
  state: State1846,
  { corporation, par }: Launch,
  seat: Seat,
): Refusal | undefined =>
  refuseStatus(state, corporation, 'waiting') ??
  refusePar(TITLE, par, PARS) ??
  refuseOneMore(state, seat) ??
  refuseCost('1846-5.1c', CERTIFICATES.presidents * par, state.players[seat]!)

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

/** 1846-5.13a, 1846-5.14: one certificate more, before any exchange. */
const refuseOneMore = (state: State1846, seat: Seat): Refusal | undefined =>
  refuseCertificate(TITLE, certificatesOf(state, seat), 1, certificateLimit(state))

/** 1846-5.0a: whether the player can sell, buy or launch anything now. */
export const hasStockAction = (state: State1846, seat: Seat): boolean =>
  hasSale(state, seat) ||
  CORPORATIONS.some(
    (corporation) =>
      !refusePurchase(state, { corporation, from: 'treasury' }, seat) ||
      !refusePurchase(state, { corporation, from: 'market' }, seat) ||
      !refuseLaunch(state, { corporation, par: PARS[0]! }, seat),
  )

/** 1846-5.1c. */
export function launchCorporation(state: State1846, launch: Launch, seat: Seat, emit: Emit1846): void {
  const { corporation: id, par } = launch
  state.corporations[id].status = 'launched'
  buyPresidency(TITLE, state, { seat, corporation: id, from: 'treasury', price: par, payee: id }, emit)
  // 1846-4.2: under those with the same price
  enterChart(state, id, spaceAt(CHART, par, 'par'), emit)
  // 1846-5.1d
  if (id === 'IC') transfer(state, 'bank', id, par, 'launch-bonus', emit)
  // 1846-6.24: a slot was reserved for it
  state.board = placeToken(state.board, BOARD, CORPORATION[id].home, 0, id)
}
