import { sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { TEN_SHARES, TWENTY_SHARES } from '../components/market.ts'
import type { Emit1856 } from '../events.ts'
import { type State1856, seatsFrom } from '../state.ts'

/** 1856-3f to 1856-3h: how the shares of merged corporations become shares of the CGR. */
export interface Exchange {
  /** By seat. */
  readonly players: readonly number[]
  readonly pool: number
  /** Left in the bank. */
  readonly bank: number
  /** 1856-3g: how it is cut. */
  readonly shares: 10 | 20
  readonly president: Seat
}

/** 1856-3f: two for one, players first in order from the trigger, their odd shares with the pool's; up to twenty in all. */
export function exchangeShares(
  state: State1856,
  merged: readonly CorporationId[],
  trigger: Seat,
  emit: Emit1856,
): Exchange {
  const owned = merged.map((id) => state.corporations[id].shares)
  const sumAt = (holder: Seat | 'pool') => owned.reduce((sum, shares) => sum + sharesAt(shares, holder), 0)
  const players = state.players.map(() => 0)
  const order = seatsFrom(state, trigger)
  let left = TWENTY_SHARES.shares
  let odd = 0
  for (const seat of order) {
    const shares = sumAt(seat)
    players[seat] = Math.min(Math.floor(shares / 2), left)
    left -= players[seat]
    odd += shares % 2
    if (shares > 0) emit({ kind: 'exchanged', holder: seat, shares, received: players[seat] })
  }
  const forPool = sumAt('pool') + odd
  const received = Math.min(Math.floor(forPool / 2), left)
  const cut = cutOf(players, received)
  if (forPool > 0) emit({ kind: 'exchanged', holder: 'pool', shares: forPool, received: cut.pool })
  // 1856-3h: of several, the first from the trigger
  const most = Math.max(...players)
  return { players, ...cut, president: order.find((seat) => players[seat] === most)! }
}

/** 1856-3g; where nobody has two shares, half of the president's certificate is nobody's (1856-3h), and takes up a share of its own. */
function cutOf(players: readonly number[], received: number): Pick<Exchange, 'pool' | 'bank' | 'shares'> {
  const withPlayers = players.reduce((sum, count) => sum + count, 0)
  const { shares } = withPlayers + received > TEN_SHARES.shares ? TWENTY_SHARES : TEN_SHARES
  const half = Math.max(...players) < TEN_SHARES.presidents ? 1 : 0
  const pool = Math.min(received, shares - half - withPlayers)
  return { pool, bank: shares - half - withPlayers - pool, shares: shares as Exchange['shares'] }
}
