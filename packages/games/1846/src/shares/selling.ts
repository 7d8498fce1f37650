import { PRESIDENTS_SHARES } from '@roundhouse/18xx'
import { moveShares } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { MARKET_LIMIT } from '../components/market.ts'
import type { Tell } from '../events.ts'
import { transfer } from '../money.ts'
import { closeIfWorthless } from '../privates/closing.ts'
import { priceOf, type State, sharesOf } from '../state.ts'
import { settlePresidency } from './president.ts'
import { movePrice } from './price.ts'

/** 1846-5.20 to 1846-5.24, 1846-7.02: why a player cannot sell so many shares of a corporation as one block. */
export function refuseSale(
  state: State,
  seat: Seat,
  corporation: CorporationId,
  count: number,
): Refusal | undefined {
  const { president, operated, shares } = state.corporations[corporation]
  const own = sharesOf(state, seat, corporation)
  if (state.stock?.soldNow.includes(corporation)) return refusal('1846-5.20', 'twice', { corporation })
  if (count > own) return refusal('1846-5.20', 'shares', { corporation, count, own })
  if (president === null) return refusal('1846-7.02', 'no-president', { corporation })
  if (!operated && president !== seat) return refusal('1846-5.21', 'not-operated', { corporation })
  const { market } = shares
  if (market + count > MARKET_LIMIT)
    return refusal('1846-5.24', 'market', { corporation, count, market, limit: MARKET_LIMIT })
  if (president === seat && own - count < PRESIDENTS_SHARES && !hasSuccessor(state, corporation, seat)) {
    const most = own - PRESIDENTS_SHARES
    return most > 0
      ? refusal('1846-5.24', 'presidents-share', { corporation, most })
      : refusal('1846-5.24', 'presidents-only', { corporation })
  }
  return undefined
}

/** 1846-5.24: somebody else who can take over the president's share. */
const hasSuccessor = (state: State, corporation: CorporationId, president: Seat): boolean =>
  state.corporations[corporation].shares.players.some(
    (count, seat) => seat !== president && count >= PRESIDENTS_SHARES,
  )

/** Where more can be sold, one share can. */
export const hasSale = (state: State, seat: Seat): boolean =>
  CORPORATIONS.some((corporation) => !refuseSale(state, seat, corporation, 1))

/** 1846-5.20: the bank pays the price before it moves. */
export function sellShares(
  state: State,
  seat: Seat,
  corporation: CorporationId,
  count: number,
  tell: Tell,
): void {
  const { shares, president } = state.corporations[corporation]
  const price = priceOf(state, corporation)
  moveShares(shares, seat, 'market', count)
  tell({ kind: 'sold', seat, corporation, count, price })
  transfer(state, 'bank', seat, count * price, 'sale', tell)
  // 1846-5.20a: once, however many shares
  if (president === seat) movePrice(state, corporation, -1, tell)
  // 1846-G.4: a corporation that closes (1846-5.25) gets no new president
  closeIfWorthless(state, corporation, tell)
  // 1846-5.23, 1846-5.24
  settlePresidency(state, corporation, tell)
}
